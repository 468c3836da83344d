import type { Heard } from '@sixgun/bots';
import {
  deal,
  ENGINE_VERSION,
  type Game,
  type GameEvent,
  gameKind,
  gameKinds,
  type Header,
  hashGame,
  type Match,
  MoveError,
  PUBLIC,
  parseMove,
  type Refusal,
  replay,
  type Side,
  viewOf,
  writeRecord,
} from '@sixgun/engine';
import type { Code } from '@sixgun/protocol';
import { Ear } from './ear.ts';
import { Memory } from './memory.ts';
import { Repeats } from './repeats.ts';
import { type Happened, Ring } from './ring.ts';
import type { Meta, Result, Row, RowKind } from './row.ts';

/** Every so many rows carry a digest of the position, every so many batches one of the view. */
export const CHECKED = 16;
/** Number of a game that nobody deals but oneself. */
const LOCAL = 'local-game';
export const BEFORE_THE_DEAL = -1;

/** A row that does not fit the game it is said to belong to; nothing after it can be trusted. What it says is in the log alone. */
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

/** A game as it is played: takes moves in, makes a row of each, and keeps what can be told of it. */
export abstract class Played {
  readonly header: Header;
  /** The last row. */
  seq = 0;
  /** Number of the question that stands: the last row that was more than a sealed answer. */
  q = BEFORE_THE_DEAL;
  protected readonly match: Match;
  protected readonly memory: Memory;
  protected readonly ring = new Ring();
  private readonly repeats = new Repeats();
  /** What has happened in the row under way. */
  private heard: GameEvent[] = [];
  protected qBefore = BEFORE_THE_DEAL;
  private ear: Ear | null = null;
  /** The question of which it has been seen whether those who are asked have a choice. */
  private stoodAt: number | null = null;

  protected constructor(header: Header) {
    this.header = header;
    this.match = deal(header, gameKinds, (event) => this.heard.push(event));
    this.memory = new Memory(this.game.rules.seatColumns);
    this.close({ seq: 0, seat: -1, cid: null, rewind: null });
  }

  /** One more row of the log; long games are replayed in slices, so that nobody else waits. */
  replayRow(row: Row, by: 'picks' | 'line' = 'picks'): void {
    if (row.seq !== this.seq + 1) throw new DriftError(row.seq, `row ${this.seq + 1} is missing.`);
    const result = this.take(row.kind, row.seat, row, () => this.play(row, by));
    if (!('rows' in result)) {
      const why = 'no' in result ? (result.refusal?.why ?? result.no) : 'it was made before';
      throw new DriftError(row.seq, `it cannot be played: ${why}.`);
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
    return this.answer(seat, q, 'back', { ...meta, picks: [] }, () => {
      if (!this.mayTakeBack(seat)) throw new MoveError('This move stands.', { why: 'too-late' });
      this.match.takeBack(seat);
    });
  }

  /** What has led to the present question is not taken back any more. */
  stand(): void {
    this.stoodAt = this.q;
  }

  mayTakeBack(seat: number): boolean {
    if (this.over || !this.match.mayTakeBack(seat)) return false;
    return this.stoodAt !== this.q || this.isSealed(seat);
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
    const before = this.repeats.rowOf(seat, cid);
    if (before !== null) return { again: before };
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
    if (cid !== null) this.repeats.remember(seat, cid, this.q);
    const line = kind === 'back' ? '' : (match.lines[match.lines.length - 1] ?? '');
    const check = seq % CHECKED === 0 ? Number.parseInt(hashGame(this.game).slice(0, 8), 16) : null;
    return { rows: [{ seq, seat, kind, picks: picks.slice(), line, by, cid, at, bank, check }] };
  }

  /** Has this seat answered while others have not? */
  isSealed(seat: number): boolean {
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

  /** What everybody has heard since the deal. Only who thinks about it wants it, so other tables do not keep it. */
  openly(): Heard {
    this.ear ??= this.listenAgain();
    return this.ear.heard(this.game.rules, () => viewOf(gameKind(this.header.game).empty(this.header), PUBLIC));
  }

  private listenAgain(): Ear {
    const ear = new Ear();
    // Whatever rules it was begun under, it is played under these.
    const record = writeRecord({ ...this.header, engine: ENGINE_VERSION }, this.match.lines);
    replay(record, gameKinds, (event, lines) => ear.hear([event], this.memory.rowAt(lines)));
    return ear;
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
