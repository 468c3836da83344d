import {
  type Bot,
  type Choice,
  type Heard,
  type Move,
  nextMove,
  optionsFor,
  type Question,
  questionFor,
} from '@sixgun/bots';
import {
  botRng,
  deal,
  describe,
  facts,
  type Game,
  type GameEvent,
  gameKind,
  gameKinds,
  type Header,
  type Hear,
  type Match,
  PUBLIC,
  type Refusal,
  redact,
  replay,
  type SeatEvent,
  type Side,
  type Standpoint,
  standpointOf,
  type Told,
  type View,
  viewOf,
  whyNotPicks,
} from '@sixgun/engine';
import type { Audience, Danger, Decision, Facts, PickNode, TableInfo } from '@sixgun/protocol';
import { dangerOf } from './danger.ts';
import { decisionOf, isAsked, treeOf } from './decision.ts';
import { Ear } from './ear.ts';
import { sparedAnswer } from './spare.ts';

export interface Seating {
  /** Who plays for each seat; null for a person. */
  bots: readonly (Bot | null)[];
  /** What the bots' chance comes from. It must have nothing to do with the deal. */
  botKey: string;
}

/** The authority of one table: takes moves in, and tells each audience what it may know. No clock, no chance, no I/O. */
export class Host {
  readonly header: Header;
  private readonly match: Match;
  private readonly bots: readonly (Bot | null)[];
  private readonly botKey: string;
  /** Everything that has happened since the deal, for those who follow. */
  private readonly heard: GameEvent[] = [];
  /** The public story as bots know it, and the line of the record each part of it belongs to. */
  private readonly story: Told[] = [];
  private readonly storyLines: number[] = [];
  private readonly ear = new Ear();
  private goingBack = false;

  private constructor({ bots, botKey }: Seating, make: (hear: Hear) => Match) {
    this.bots = bots;
    this.botKey = botKey;
    this.match = make((event, lines) => {
      this.heard.push(event);
      if (this.goingBack) return;
      this.ear.hear(event, lines);
      if (event.e !== 'tell') return;
      this.story.push(event.told);
      this.storyLines.push(lines);
    });
    this.header = this.match.header;
  }

  static deal(header: Header, seating: Seating): Host {
    return new Host(seating, (hear) => deal(header, gameKinds, hear));
  }

  /** Takes up the game of a record where it stands; `names` are those of the seats as they were typed. */
  static replay(record: string, seating: Seating, names: readonly string[] = []): Host {
    const host = new Host(seating, (hear) => replay(record, gameKinds, hear));
    if (names.length === host.header.players) host.header.names = [...names];
    return host;
  }

  /** The game itself, for whoever keeps it and plays it in the same process; it never goes to an audience. */
  get game(): Game {
    return this.match.game;
  }

  get over(): boolean {
    return this.game.s.over;
  }

  /** Number of the row the present question belongs to; answers that lie sealed do not count. */
  private get row(): number {
    return this.match.lines.length - this.game.s.sealed.filter((answer) => answer !== null).length;
  }

  /** Makes a whole move, or throws a MoveError and nothing has changed. */
  move(seat: number, picks: readonly number[]): void {
    this.match.move(seat, picks);
  }

  /** Takes the last move back: out of the game, out of the record, and out of everybody's memory. */
  back(seat: number): void {
    this.goingBack = true;
    try {
      this.match.takeBack(seat);
    } finally {
      this.goingBack = false;
    }
    const kept = this.storyLines.findLastIndex((line) => line <= this.match.lines.length) + 1;
    this.story.length = kept;
    this.storyLines.length = kept;
    this.ear.forgetAfter(this.match.lines.length);
  }

  say(seat: number): void {
    this.match.say(seat);
  }

  /** Seats that owe an answer, as a set; whoever may use an any-time ability beside it is in the other one. */
  waiting(): { asked: number; standing: number } {
    return { asked: this.game.asked, standing: this.game.standing };
  }

  /** Does this seat's answer lie sealed? Its own business alone. */
  sealed(seat: number): boolean {
    return (this.game.s.sealed[seat] ?? null) !== null;
  }

  /** All that a bot may know when this seat is asked, and nothing else. */
  question(seat: number, draft: readonly number[] = []): Question {
    return questionFor(this.game, seat, draft, this.story, botRng(this.botKey, this.row, seat), this.openly());
  }

  /** What everybody has heard since the deal. */
  private openly(): Heard {
    return this.ear.heard(this.game.rules, () => this.firstView(PUBLIC));
  }

  /** One whole move of whichever bot wants to or has to; null when only people are asked. */
  moveBot(): Move | null {
    if (this.over) return null;
    const { row } = this;
    const move = nextMove(this.game, this.bots, this.story, (seat) => botRng(this.botKey, row, seat), this.openly());
    if (move !== null) this.move(move.seat, move.picks);
    return move;
  }

  info(audience: Audience): TableInfo {
    const { rules } = this.game;
    const { game, packs, variants, players, faces, backs, zones, first, seatColumns, tokenColumns, vars, words } =
      rules;
    const { names } = this.header;
    const box = { faces, backs, defs: describe(rules), zones, first, seatColumns, tokenColumns, vars, words };
    return { game, packs, variants, players, me: audience, names, ...box };
  }

  /** What is seen before anything has happened. */
  firstView(audience: Audience): View {
    return viewOf(gameKind(this.header.game).empty(this.header), audience);
  }

  view(audience: Audience): View {
    return viewOf(this.game, audience);
  }

  /** The view of a seat for a program that searches. */
  position(seat: number): Standpoint {
    return standpointOf(this.game, seat);
  }

  facts(audience: Audience): Facts {
    return facts(this.game, audience);
  }

  /** How much has happened, to ask later for what came after it. */
  get happened(): number {
    return this.heard.length;
  }

  /** What has happened since then, as this audience is told it. */
  since(audience: Audience, happened: number): SeatEvent[] {
    const { rules } = this.game;
    return this.heard.slice(happened).flatMap((event) => redact(event, audience, rules) ?? []);
  }

  /** What a seat may do, given the picks it has made of this move. */
  options(seat: number, draft: readonly number[] = []): Choice[] {
    return optionsFor(this.game, seat, draft);
  }

  decision(seat: number, id: number): Decision | null {
    return decisionOf(this.game, seat, id);
  }

  /** What may follow these picks; null when the seat is not asked. */
  next(seat: number, draft: readonly number[]): PickNode[] | null {
    return isAsked(this.game, seat) ? treeOf(this.game, seat, draft) : null;
  }

  /** Why these picks are not offered after those made already. */
  why(seat: number, picks: readonly number[], draft: readonly number[] = []): Refusal {
    return whyNotPicks(this.game, seat, picks, draft);
  }

  danger(seat: number, picks: readonly number[]): Danger | null {
    return isAsked(this.game, seat) ? dangerOf(this.game, this.header, seat, picks) : null;
  }

  mayTakeBack(seat: number): boolean {
    return this.match.mayTakeBack(seat);
  }

  /** The answer that may be given for a seat which is asked only so that others cannot tell what it has. */
  spared(seat: number): number[] | null {
    return sparedAnswer(this.game, seat);
  }

  winner(): Side | '' {
    return gameKind(this.header.game).winner(this.game);
  }

  /** For whoever keeps the game, never for an audience while it is played: it holds the seed. */
  record(): string {
    return this.match.record();
  }
}
