import { type Choice, type Heard, optionsFor, type Question, questionFor } from '@sixgun/bots';
import {
  botRng,
  deal,
  type Facts,
  type Game,
  type GameEvent,
  gameKind,
  gameKinds,
  type Header,
  hashGame,
  type Match,
  MoveError,
  ownOf,
  PUBLIC,
  parseMove,
  type Refusal,
  redact,
  replay,
  type Side,
  savedFrames,
  seatsOf,
  type Told,
  type View,
  viewOf,
  whyNotPicks,
  writeRecord,
} from '@sixgun/engine';
import {
  type Audience,
  type BatchMessage,
  type Box,
  type Code,
  type Danger,
  digestOf,
  encodeTree,
  type NowMessage,
  type OpenQuestion,
  type StoryRow,
  type TableMessage,
  type ToClient,
  type WireDecision,
  type WireNode,
} from '@sixgun/protocol';
import { boxOf } from './box.ts';
import { dangerOf } from './danger.ts';
import { isAsked, openQuestionOf, treeOf } from './decision.ts';
import { Ear } from './ear.ts';
import { KnownFacts } from './known-facts.ts';
import { Memory } from './memory.ts';
import { type Happened, Ring } from './ring.ts';
import type { Meta, Result, Row, RowKind } from './row.ts';

/** Every so many rows carry a digest of the position, every so many batches one of the view. */
const CHECKED = 16;
/** Number of a game that nobody deals but oneself. */
const LOCAL = 'local-game';
const BEFORE_THE_DEAL = -1;
/** So many actions of a seat are remembered, in case they are sent again. */
const REMEMBERED = 8;

/** A row that does not fit the game it is said to belong to; nothing after it can be trusted. */
export class DriftError extends Error {
  readonly seq: number;
  constructor(seq: number, message: string, options?: ErrorOptions) {
    super(`Row ${seq}: ${message}`, options);
    this.seq = seq;
  }
}

function refusalOf(error: unknown): { no: Code; refusal: Refusal } {
  if (!(error instanceof MoveError)) throw error;
  const { refusal } = error;
  return { no: refusal.why === 'not-asked' || refusal.why === 'too-late' ? refusal.why : 'refused', refusal };
}

export interface Waiting {
  q: number;
  window: boolean;
  /** `must`: it owes an answer, else it may use an any-time ability; `spare`: its only answer, if there is no other. */
  seats: { seat: number; must: boolean; spare: number[] | null }[];
}

/** The authority of one game: takes moves in, and tells each audience what it may know. No clock, no chance, no I/O. */
export class Host {
  readonly header: Header;
  /** The last row. */
  seq = 0;
  /** Number of the question that stands: the last row that was more than a sealed answer. */
  q = BEFORE_THE_DEAL;
  private readonly match: Match;
  private readonly memory: Memory;
  private readonly ring = new Ring();
  private readonly done = new Map<number, { cid: string; seq: number }[]>();
  /** What has happened in the row under way. */
  private heard: GameEvent[] = [];
  private readonly known = new KnownFacts();
  private waitingAt: { seq: number; waiting: Waiting } | null = null;
  private qBefore = BEFORE_THE_DEAL;
  private ear: Ear | null = null;

  private constructor(header: Header) {
    this.header = header;
    this.match = deal(header, gameKinds, (event) => this.heard.push(event));
    this.memory = new Memory(this.game.rules.seatColumns);
    this.close({ seq: 0, seat: -1, cid: null, rewind: null });
  }

  static deal(header: Header): Host {
    return new Host(header);
  }

  /** A game from its rows; by `line` where the numbers of pieces may have changed since. */
  static replay(header: Header, rows: Iterable<Row>, by: 'picks' | 'line' = 'picks'): Host {
    const host = new Host(header);
    for (const row of rows) host.replayRow(row, by);
    return host;
  }

  /** One more row of the log; long games are replayed in slices, so that nobody else waits. */
  replayRow(row: Row, by: 'picks' | 'line' = 'picks'): void {
    if (row.seq !== this.seq + 1) throw new DriftError(row.seq, `row ${this.seq + 1} is missing.`);
    const result = this.take(row.kind, row.seat, row, () => this.play(row, by));
    if (!('rows' in result)) {
      const why = 'no' in result ? (result.refusal?.why ?? result.no) : 'it was made before';
      throw new DriftError(row.seq, `"${row.line}" cannot be played: ${why}.`);
    }
    const check = result.rows[0]?.check ?? null;
    if (row.check !== null && check !== row.check)
      throw new DriftError(row.seq, 'the position after it is not the one that was kept.');
  }

  private play({ kind, seat, picks, line }: Row, by: 'picks' | 'line'): void {
    if (kind === 'say') return this.match.say(seat);
    if (kind === 'play-on') return this.match.playOn(seat, picks);
    if (kind === 'back') return this.match.takeBack(seat);
    if (by === 'line') this.match.play(seat, parseMove(line)?.tokens ?? []);
    else this.match.move(seat, picks);
  }

  /** The game itself, for whoever keeps it and plays it in the same process; it never goes to an audience. */
  get game(): Game {
    return this.match.game;
  }

  /** Number of the game, so that nobody goes on with what he knows of another one. */
  get id(): string {
    return this.header.dealing?.id ?? LOCAL;
  }

  get over(): boolean {
    return this.game.s.over;
  }

  /** Makes a whole move as an answer to question q. */
  move(seat: number, q: number, picks: readonly number[], meta: Meta): Result {
    return this.answer(seat, q, 'move', { ...meta, picks }, () => this.match.move(seat, picks));
  }

  /** Takes the last move back: out of the game, out of the record, and out of everybody's memory. */
  back(seat: number, q: number, meta: Meta): Result {
    return this.answer(seat, q, 'back', { ...meta, picks: [] }, () => this.match.takeBack(seat));
  }

  /** Somebody has spoken; no row unless a rule makes anything of it. */
  say(seat: number, meta: Meta): Result {
    return this.take('say', seat, { ...meta, picks: [] }, () => this.match.say(seat));
  }

  /** Somebody takes the game up at this seat; given a chance, what the seat cannot know is dealt anew. */
  playOn(seat: number, chance: readonly number[], meta: Meta): Result {
    return this.take('play-on', seat, { ...meta, picks: chance }, () => this.match.playOn(seat, chance));
  }

  /** What `move` would say against it, without making it; null if it would be made. */
  against(
    seat: number,
    q: number,
    picks: readonly number[],
    cid: string | null,
  ): Exclude<Result, { rows: Row[] }> | null {
    const no = this.outOfPlace(seat, q, cid);
    if (no !== null) return no;
    try {
      this.match.legal(seat, picks);
      return null;
    } catch (error) {
      return refusalOf(error);
    }
  }

  private outOfPlace(seat: number, q: number, cid: string | null): Exclude<Result, { rows: Row[] }> | null {
    const before = this.done.get(seat)?.find((each) => each.cid === cid);
    if (before !== undefined) return { again: before.seq };
    if (this.over) return { no: 'over' };
    return q === this.q ? null : { no: 'stale' };
  }

  private answer(seat: number, q: number, kind: RowKind, meta: Meta & Pick<Row, 'picks'>, act: () => void): Result {
    return this.outOfPlace(seat, q, meta.cid) ?? this.take(kind, seat, meta, act);
  }

  /** Acts, and makes the row of it. What the rules refuse changes nothing. */
  private take(kind: RowKind, seat: number, meta: Meta & Pick<Row, 'picks'>, act: () => void): Result {
    const { match } = this;
    const lines = match.lines.length;
    const wasSealed = this.isSealed(seat);
    this.heard = [];
    try {
      act();
    } catch (error) {
      return refusalOf(error);
    }
    if (kind === 'say' && match.lines.length === lines) return { rows: [] };
    const sealed = kind === 'move' ? this.isSealed(seat) : kind === 'back' && wasSealed;
    const seq = this.seq + 1;
    const rewind = kind === 'back' && !sealed ? this.memory.cut(match.lines.length) : null;
    const { picks, by, cid, at, bank } = meta;
    this.seq = seq;
    if (!sealed) this.close({ seq, seat, cid, rewind });
    // The number of a sealed row would tell how many have answered before.
    if (cid !== null) this.remember(seat, cid, this.q);
    const line = kind === 'back' ? '' : (match.lines[match.lines.length - 1] ?? '');
    const check = seq % CHECKED === 0 ? Number.parseInt(hashGame(this.game).slice(0, 8), 16) : null;
    return { rows: [{ seq, seat, kind, picks: picks.slice(), line, by, cid, at, bank, check }] };
  }

  private isSealed(seat: number): boolean {
    return (this.game.s.sealed[seat] ?? null) !== null;
  }

  /** Ends a row: from here on it is part of what everybody can follow. */
  private close(row: Omit<Happened, 'after' | 'events'>): void {
    const { heard } = this;
    // A view comes with it, so only what is told of a take-back is left to tell; and that is remembered by nobody.
    const events = row.rewind === null ? heard : heard.filter((event) => event.e === 'tell');
    this.ring.push({ ...row, after: this.q, events });
    this.memory.add(row.seq, this.match.lines.length, row.rewind === null ? heard : []);
    if (row.rewind === null) this.ear?.hear(heard, row.seq);
    else this.ear?.forgetAfter(row.rewind);
    this.qBefore = this.q;
    this.q = row.seq;
  }

  private remember(seat: number, cid: string, seq: number): void {
    const done = this.done.get(seat) ?? [];
    done.push({ cid, seq });
    if (done.length > REMEMBERED) done.shift();
    this.done.set(seat, done);
  }

  /** Fingerprint of the box, which follows from the set-up alone. */
  get boxHash(): string {
    return boxOf(this.game.rules).hash;
  }

  box(): Box {
    return boxOf(this.game.rules).box;
  }

  view(audience: Audience): View {
    return viewOf(this.game, audience);
  }

  /** Where things stand, with the story from its beginning. `spare`: see `WireDecision`. */
  table(audience: Audience, spare: number | null = null): TableMessage {
    const view = this.view(audience);
    const now = this.now(audience, spare);
    const facts = this.facts(audience);
    return { ...now, ...this.head(audience), view, facts, story: this.memory.story(0), check: digestOf(view) };
  }

  /** The table before the deal, for those who are to see it dealt: row 0 follows. */
  tableBeforeTheDeal(audience: Audience): TableMessage {
    const view = viewOf(gameKind(this.header.game).empty(this.header), audience);
    const ask = { q: BEFORE_THE_DEAL, asked: 0, standing: 0, window: false };
    const now = { seq: BEFORE_THE_DEAL, ask, open: null, facts: this.facts(audience), decision: null, back: false };
    return { ...now, ...this.head(audience), view, story: [], check: digestOf(view) };
  }

  private head(as: Audience) {
    const { header, boxHash, id: game } = this;
    return { t: 'table', game, as, names: header.names, box: boxHash } as const;
  }

  /** What this audience is told of a row; null if nobody is, because it was a sealed answer, or it is no longer kept. */
  batch(seq: number, audience: Audience, spare: number | null = null): BatchMessage | null {
    const row = this.ring.row(seq);
    return row === null ? null : this.told(row, audience, spare);
  }

  /** What this audience has missed since that row; null if it must be shown the table anew. */
  since(audience: Audience, seq: number): BatchMessage[] | null {
    return this.ring.since(seq)?.map((row) => this.told(row, audience, null)) ?? null;
  }

  private told({ seq, after, rewind, cid, seat, events }: Happened, audience: Audience, spare: number | null) {
    const { rules } = this.game;
    const redacted = events.flatMap((event) => redact(event, audience, rules) ?? []);
    const message: BatchMessage = { t: 'batch', seq, after, events: redacted };
    if (cid !== null && seat === audience) message.mine = cid;
    if (rewind !== null) {
      message.rewind = rewind;
      message.view = this.view(audience);
    }
    if (seq !== this.q) return message;
    const { ask, open, decision, back } = this.now(audience, spare);
    message.ask = ask;
    message.open = open;
    message.decision = decision;
    message.back = back;
    if (this.known.changed(this.game, this.q, this.qBefore, audience)) message.facts = this.facts(audience);
    if (seq % CHECKED === 0) message.check = digestOf(message.view ?? this.view(audience));
    return message;
  }

  /** How things stand for this audience; nothing has happened. */
  now(audience: Audience, spare: number | null = null): NowMessage {
    const { called: asked, standing } = this.game;
    const ask = { q: this.q, asked, standing, window: this.game.isWindow() };
    const decision = this.decision(audience, spare);
    const open = openQuestionOf(this.game, audience);
    return { t: 'now', seq: this.q, ask, open, decision, back: this.mayTakeBack(audience) };
  }

  decision(audience: Audience, spare: number | null = null): WireDecision | null {
    const g = this.game;
    const question = audience < g.rules.players ? g.question(audience) : null;
    if (question === null) return null;
    const standing = ((g.called >> audience) & 1) === 0;
    const { sealed } = ownOf(g, audience);
    return { question, standing, sealed, tree: encodeTree(treeOf(g, audience, [])), spare };
  }

  facts(audience: Audience): Facts {
    return this.known.at(this.game, this.q, audience);
  }

  /** What was told from that row on, for those who come late. */
  story(from = 0): StoryRow[] {
    return this.memory.story(from);
  }

  /** What others are asked, as far as this audience may know it. */
  open(audience: Audience): OpenQuestion | null {
    return openQuestionOf(this.game, audience);
  }

  /** What may follow these picks; null when it is not this seat's question. */
  next(seat: number, q: number, draft: readonly number[]): WireNode[] | null {
    return q === this.q && isAsked(this.game, seat) ? encodeTree(treeOf(this.game, seat, draft)) : null;
  }

  /** Why these picks are not offered after those made already. */
  why(seat: number, picks: readonly number[], draft: readonly number[] = []): Refusal {
    return whyNotPicks(this.game, seat, picks, draft);
  }

  danger(seat: number, q: number, picks: readonly number[]): Danger | null {
    return q === this.q && isAsked(this.game, seat) ? dangerOf(this.game, this.header, seat, picks) : null;
  }

  /** The view of a seat for a program that searches. */
  position(seat: number): Extract<ToClient, { t: 'position' }> {
    const view = this.view(seat);
    const frames = savedFrames(this.game);
    return { t: 'position', seq: this.q, view, frames, own: ownOf(this.game, seat) };
  }

  mayTakeBack(audience: Audience): boolean {
    return !this.over && audience < this.header.players && this.match.mayTakeBack(audience);
  }

  /** Who is asked, for whoever drives the seats; looked at several times a row, and made once. */
  waiting(): Waiting {
    const { seq } = this;
    if (this.waitingAt?.seq !== seq) this.waitingAt = { seq, waiting: this.lookWhoWaits() };
    return this.waitingAt.waiting;
  }

  private lookWhoWaits(): Waiting {
    const g = this.game;
    const seats = seatsOf(g.asked).map((seat) => ({ seat, must: true, spare: g.spared(seat) }));
    const beside = seatsOf(g.standing).map((seat) => ({ seat, must: false, spare: null }));
    return { q: this.q, window: g.isWindow(), seats: [...seats, ...beside] };
  }

  /** What a seat may do, given the picks it has made of this move. */
  options(seat: number, draft: readonly number[] = []): Choice[] {
    return optionsFor(this.game, seat, draft);
  }

  /** All that a bot may know when this seat is asked; of the story what was told after row `since`. */
  question(seat: number, botKey: string, draft: readonly number[] = [], since = 0): Question {
    const history = this.memory.toldSince(since);
    return questionFor(this.game, seat, draft, history, this.chance(botKey, seat), () => this.openly());
  }

  /** What everybody has heard since the deal. Only who thinks about it wants it, so other tables do not keep it. */
  openly(): Heard {
    this.ear ??= this.listenAgain();
    return this.ear.heard(this.game.rules, () => viewOf(gameKind(this.header.game).empty(this.header), PUBLIC));
  }

  private listenAgain(): Ear {
    const ear = new Ear();
    replay(this.match.record(), gameKinds, (event, lines) => ear.hear([event], this.memory.rowAt(lines)));
    return ear;
  }

  /**
   * A bot's chance for the present question. It is counted in lines of the record, not in rows: a move that was taken
   * back must not change what anybody does.
   */
  chance(botKey: string, seat: number): number[] {
    const sealed = this.game.s.sealed.filter((answer) => answer !== null).length;
    return botRng(botKey, this.match.lines.length - sealed, seat);
  }

  get history(): readonly Told[] {
    return this.memory.told;
  }

  winner(): Side | '' {
    return gameKind(this.header.game).winner(this.game);
  }

  /** The game as everybody may read it, with the seed; only when it is over. */
  record(): string {
    if (!this.over) throw new Error('The record of a game is for nobody while the game is played: it holds the seed.');
    return writeRecord({ ...this.header, end: hashGame(this.game) }, this.match.lines);
  }

  /** For whoever keeps the game in the same process, never for an audience: it holds the seed. */
  recordSoFar(): string {
    return this.match.record();
  }
}
