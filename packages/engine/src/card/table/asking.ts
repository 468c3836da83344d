import { NONE } from '../../kernel/frame.ts';
import { Game } from '../../kernel/game.ts';
import { hasSeat, only } from '../../kernel/seats.ts';
import { MIDDLE, MIDDLE_SOURCE, SEAT_SOURCE } from '../../kernel/sources.ts';
import { column } from '../../kernel/state.ts';
import type { CardRules, FoldTable } from '../compile/rules.ts';
import type { CardGame } from './game.ts';
import { ACTIVE, IN, STRIPPED } from './layout.ts';

// biome-ignore lint/suspicious/noExplicitAny: one walk serves folds of every shape; where they are asked each has its own
type AnyFold = (value: any, g: any, me: number, a?: any, b?: any, c?: any) => any;
type Value<Fold> = Fold extends (value: infer V, ...rest: never[]) => unknown ? V : never;
type Details<Fold> = Fold extends (value: never, g: CardGame, me: number, ...details: infer D) => unknown ? D : never;

/** Most lists are empty. */
const NOBODY: readonly number[] = [];
const copied = (list: readonly number[]): readonly number[] => (list.length === 0 ? NOBODY : list.slice());

/** Whose abilities and cards work, and what they answer when they are asked. */
export abstract class Asking extends Game<CardRules> {
  readonly hookTables = this.rules.triggers;
  /** The queries, to be asked with `askSeat` and `askTable`. */
  readonly q = this.rules.query;
  /** What is told at once, with `tellSeat` and `tellTable`. */
  readonly at = this.rules.moments;
  /** What happens, before and after it does, with `fire`. */
  readonly would = this.rules.would;
  readonly after = this.rules.after;

  inPlay(seat: number): boolean {
    return this.s.seats[column(IN, seat)] !== 0;
  }
  /** Who comes first when several are concerned: the player on turn, or whose turn begins the round. */
  activeSeat(): number {
    return this.s.vars[ACTIVE];
  }
  /** Whose turn it is, NONE while something comes about between two rounds. */
  onTurn(): number {
    return this.rules.isBetweenRounds(this.s.stack) ? NONE : this.activeSeat();
  }
  def(piece: number): number {
    return this.rules.defOf[piece];
  }

  working(seat: number, def: number, piece: number): boolean {
    if (seat >= 0 && (piece < 0 || this.rules.defs[def].kind === 'role') && !this.inPlay(seat)) return false;
    if (this.isStripped(seat, piece)) return false;
    return !this.isAnswered(this.q.switchedOff) || !this.isOff(seat, def, piece);
  }

  /** Seats that are judged as if they were stripped while an offer is made; never part of the state. */
  supposedStripped = 0;

  /** A stripped player has neither the ability nor what others could take from the table in front of him. */
  private isStripped(seat: number, piece: number): boolean {
    const stripped = this.s.vars[STRIPPED] | this.supposedStripped;
    if (stripped === 0 || seat < 0 || !hasSeat(stripped, seat)) return false;
    return piece < 0 || this.isExposed(piece, seat);
  }

  isExposed(piece: number, seat: number): boolean {
    return this.rules.exposed.includes(this.s.where[piece] - seat);
  }

  /** What switches cards off must itself be switched on; what switches abilities off just does. */
  private isOff(seat: number, def: number, piece: number): boolean {
    const { id, of } = this.q.switchedOff;
    const sources = this.sources();
    const middle = sources.middle[id];
    const before = sources.seats[id];
    let off = false;
    for (let i = 0; i < middle.length; i += MIDDLE_SOURCE)
      off = (of[middle[i]] as AnyFold)(off, this, -1, seat, def, piece);
    for (let i = 0; i < before.length; i += SEAT_SOURCE) {
      const me = before[i];
      if (this.inPlay(me) && (piece < 0 || before[i + 2] >= 0 || this.working(me, before[i + 1], -1)))
        off = (of[before[i + 1]] as AnyFold)(off, this, me, seat, def, piece);
    }
    return off;
  }

  /** Is there anything in play that has an answer at all? */
  isAnswered(table: { readonly id: number; readonly any: boolean }): boolean {
    return table.any && this.sources().who[table.id] !== 0;
  }

  /** Seats for which a query may have an answer, as a set: everybody where something in the middle of the table has one. */
  whoAnswers(table: { readonly id: number; readonly any: boolean }): number {
    const who = table.any ? this.sources().who[table.id] : 0;
    return (who & MIDDLE) === 0 ? who : this.allSeats;
  }

  /** Folds a query over what one seat has: abilities, then cards in front, then what lies in the middle. */
  askSeat<Fold>(table: FoldTable<Fold>, value: Value<Fold>, seat: number, ...details: Details<Fold>): Value<Fold>;
  askSeat(table: FoldTable<AnyFold>, value: unknown, seat: number, a?: unknown, b?: unknown): unknown {
    if (!table.any) return value;
    const { who, seats, middle } = this.sources();
    const { id } = table;
    if ((who[id] & (only(seat) | MIDDLE)) === 0) return value;
    return this.foldSeat(table, value, seat, seats[id], middle[id], a, b);
  }

  /** Tells what one seat has, in the same order. What is told may change what there is to tell, so the lists are copies. */
  tellSeat<Fold>(table: FoldTable<Fold>, value: Value<Fold>, seat: number, ...details: Details<Fold>): Value<Fold>;
  tellSeat(table: FoldTable<AnyFold>, value: unknown, seat: number, a?: unknown, b?: unknown): unknown {
    if (!table.any) return value;
    const { who, seats, middle } = this.sources();
    const { id } = table;
    if ((who[id] & (only(seat) | MIDDLE)) === 0) return value;
    return this.foldSeat(table, value, seat, copied(seats[id]), copied(middle[id]), a, b);
  }

  private foldSeat(
    { of }: FoldTable<AnyFold>,
    value: unknown,
    seat: number,
    before: readonly number[],
    middle: readonly number[],
    a: unknown,
    b: unknown,
  ): unknown {
    let v = value;
    for (let i = 0; i < before.length; i += SEAT_SOURCE)
      if (before[i] === seat && this.working(seat, before[i + 1], before[i + 2]))
        v = of[before[i + 1]]?.(v, this, seat, a, b) ?? v;
    for (let i = 0; i < middle.length; i += MIDDLE_SOURCE) v = of[middle[i]]?.(v, this, seat, a, b) ?? v;
    return v;
  }

  /** Folds a query over everything that works at the table, the middle first. */
  askTable<Fold>(table: FoldTable<Fold>, value: Value<Fold>, ...details: Details<Fold>): Value<Fold>;
  askTable(table: FoldTable<AnyFold>, value: unknown, a?: unknown, b?: unknown, c?: unknown): unknown {
    if (!this.isAnswered(table)) return value;
    const { seats, middle } = this.sources();
    return this.foldTable(table, value, seats[table.id], middle[table.id], a, b, c);
  }

  /** Tells everything that works at the table, in the same order. */
  tellTable<Fold>(table: FoldTable<Fold>, value: Value<Fold>, ...details: Details<Fold>): Value<Fold>;
  tellTable(table: FoldTable<AnyFold>, value: unknown, a?: unknown, b?: unknown, c?: unknown): unknown {
    if (!this.isAnswered(table)) return value;
    const { seats, middle } = this.sources();
    return this.foldTable(table, value, copied(seats[table.id]), copied(middle[table.id]), a, b, c);
  }

  private foldTable(
    { of }: FoldTable<AnyFold>,
    value: unknown,
    before: readonly number[],
    middle: readonly number[],
    a: unknown,
    b: unknown,
    c: unknown,
  ): unknown {
    let v = value;
    for (let i = 0; i < middle.length; i += MIDDLE_SOURCE) v = of[middle[i]]?.(v, this, -1, a, b, c) ?? v;
    for (let i = 0; i < before.length; i += SEAT_SOURCE)
      if (this.inPlay(before[i]) && this.working(before[i], before[i + 1], before[i + 2]))
        v = of[before[i + 1]]?.(v, this, before[i], a, b, c) ?? v;
    return v;
  }
}
