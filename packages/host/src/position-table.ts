import {
  facts,
  type Game,
  type GameEvent,
  hasSeat,
  type Match,
  type Refusal,
  redact,
  viewOf,
  whyNotPicks,
} from '@sixgun/engine';
import type { Batch, Decision, PickNode, TableInfo } from '@sixgun/protocol';
import { boxOf } from './box.ts';
import { isAsked, openQuestionOf, treeOf } from './decision.ts';

/** A table whose game begins at a position, for one person who learns; nobody keeps it, and there are no bots at it. */
export class PositionTable {
  private readonly match: Match;
  private heard: GameEvent[] = [];
  private batches = 0;

  constructor(open: (hear: (event: GameEvent) => void) => Match) {
    this.match = open((event) => this.heard.push(event));
  }

  get game(): Game {
    return this.match.game;
  }

  /** Makes a whole move, or throws a MoveError and nothing has changed. */
  move(seat: number, picks: readonly number[]): void {
    this.match.move(seat, picks);
  }

  info(me: number): TableInfo {
    return { ...boxOf(this.game.rules).box, me, names: this.match.header.names };
  }

  /** What happened since the last one, and how the table stands now. */
  batch(me: number): Batch {
    const { game } = this;
    const events = this.heard.flatMap((event) => redact(event, me, game.rules) ?? []);
    this.heard = [];
    const id = ++this.batches;
    return {
      id,
      events,
      view: viewOf(game, me),
      facts: facts(game, me),
      decision: this.decision(me, id),
      open: openQuestionOf(game, me),
      mayTakeBack: false,
    };
  }

  private decision(seat: number, id: number): Decision | null {
    const question = this.game.question(seat);
    if (question === null) return null;
    const standing = !hasSeat(this.game.called, seat);
    return { id, question, standing, sealed: null, draft: [], tree: treeOf(this.game, seat, []) };
  }

  isNow(batch: number): boolean {
    return batch === this.batches;
  }

  next(seat: number, draft: readonly number[]): PickNode[] | null {
    return isAsked(this.game, seat) ? treeOf(this.game, seat, draft) : null;
  }

  why(seat: number, picks: readonly number[], draft: readonly number[]): Refusal {
    return whyNotPicks(this.game, seat, picks, draft);
  }
}
