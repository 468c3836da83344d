import {
  ENGINE_VERSION,
  type Game,
  Match,
  redact,
  replay,
  type SeatEvent,
  type State,
  type View,
  viewOf,
} from '@sixgun/engine';
import type { Batch, Danger, NewGame, Refusal, SavedGame, TableInfo } from '../protocol.ts';
import { botChoice } from './bots.ts';
import { dangerOf } from './danger.ts';
import { decisionOf, refusalOf, tokensOf } from './decision.ts';
import { type GameKit, kitOf } from './games.ts';

/** A story needs no more than this of a game that is resumed. */
const toldLater = (event: SeatEvent): boolean => event.e === 'tell' || event.e === 'seat' || event.e === 'over';

/** One game with one human seat. Nothing leaves it but what that seat may know. */
export class Session {
  readonly me: number;
  readonly firstView: View;
  readonly history: SeatEvent[] = [];
  private readonly match: Match;
  private readonly kit: GameKit;
  private readonly reopen: (state: State) => Game;
  private told: SeatEvent[] = [];
  private batches = 0;
  /** Tokens of the picks that the rules hold as a draft of the human seat. */
  private draft: string[] = [];

  private constructor(me: number, make: (open: (g: Game) => void) => Match, kit: GameKit) {
    this.me = me;
    this.kit = kit;
    let firstView: View | null = null;
    this.match = make((g) => {
      firstView = viewOf(g, me);
      g.sink = (event) => {
        const seen = redact(event, me, g.rules);
        if (seen !== null) this.told.push(seen);
      };
    });
    if (firstView === null) throw new Error('The game was never opened.');
    this.firstView = firstView;
    this.reopen = (state) => kit.reopen(this.game.rules, state);
  }

  static begin({ me, names, ...setup }: NewGame): Session {
    const kit = kitOf(setup.game);
    const header = { ...setup, names: [...names], players: names.length, engine: ENGINE_VERSION, previous: [] };
    return new Session(me, (open) => new Match(header, kit.start(header, open)), kit);
  }

  static resume(saved: SavedGame): Session {
    const kit = kitOf('card');
    const kinds = (open: (g: Game) => void) => ({
      card: { start: (header: Parameters<GameKit['start']>[0]) => kit.start(header, open) },
    });
    const session = new Session(saved.me, (open) => replay(saved.record, kinds(open)), kit);
    session.history.push(...session.told.filter(toldLater));
    session.told = [];
    for (const token of saved.draft) {
      session.match.play(saved.me, token.split(' '));
      session.draft.push(token);
    }
    return session;
  }

  private get game(): Game {
    return this.match.game;
  }

  info(): TableInfo {
    const { rules } = this.game;
    return {
      game: rules.game,
      packs: rules.packs,
      variants: rules.variants,
      players: rules.players,
      me: this.me,
      names: this.match.header.names,
      faces: rules.faces,
      backs: rules.backs,
      defs: this.kit.describe(rules),
      zones: rules.zones,
      first: rules.first,
      seatColumns: rules.seatColumns,
      tokenColumns: rules.tokenColumns,
      vars: rules.vars,
      words: rules.words,
    };
  }

  view(): View {
    return viewOf(this.game, this.me);
  }

  facts() {
    return this.kit.facts(this.game, this.me);
  }

  batch(): Batch {
    const id = ++this.batches;
    const events = this.told;
    this.told = [];
    return {
      id,
      events,
      view: this.view(),
      facts: this.facts(),
      decision: decisionOf(this.game, this.me, id, this.reopen),
      mayTakeBack: this.match.mayTakeBack(this.me),
      saved: { record: this.match.record(), me: this.me, draft: this.draft.slice(), over: this.game.s.over },
    };
  }

  isNow(batch: number): boolean {
    return batch === this.batches;
  }

  /** One move of whoever else is asked; sealed answers beside the human's own question are given at once. */
  advance(): boolean {
    let moved = false;
    for (;;) {
      const others = this.game.asked & ~(1 << this.me);
      if (others === 0 || this.game.s.over) return moved;
      this.playBot(31 - Math.clz32(others & -others));
      moved = true;
      if (((this.game.asked >> this.me) & 1) === 0 || (this.game.asked & ~(1 << this.me)) === 0) return moved;
    }
  }

  private playBot(seat: number): void {
    this.draft = [];
    do this.match.choose(seat, botChoice(this.game, seat));
    while (this.game.s.drafts[seat] !== null);
  }

  danger(option: number): Danger | null {
    return dangerOf(this.game, this.me, option, this.reopen);
  }

  choose(option: number): void {
    const isDraft = this.game.offer(this.me).isDraft(option);
    if (isDraft) this.draft.push(tokensOf(this.game, this.me, option));
    else this.draft = [];
    this.match.choose(this.me, option);
  }

  cancel(): void {
    this.draft = [];
    this.match.cancel(this.me);
  }

  takeBack(): boolean {
    if (!this.match.mayTakeBack(this.me)) return false;
    this.draft = [];
    this.match.takeBack(this.me);
    return true;
  }

  why(picks: readonly number[]): Refusal {
    return refusalOf(this.game, this.me, picks);
  }
}
