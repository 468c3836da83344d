import { NONE } from './frame.ts';
import { strike } from './lists.ts';
import type { Rules } from './rules.ts';
import { only, without } from './seats.ts';
import type { State } from './state.ts';

/** Stands beside the seats in the set of those who can answer: something in the middle of the table does. */
export const MIDDLE = 1 << 8;

/** Numbers of one source before a seat: seat, definition, piece (NONE for an ability). */
export const SEAT_SOURCE = 3;
/** Numbers of one source in the middle: definition, piece. */
export const MIDDLE_SOURCE = 2;

const NOTHING: number[] = [];

/**
 * What can answer each hook just now, so that nobody else is asked: derived from the position, never part of it.
 * Whether a source is switched on or its owner in play is not looked at here.
 */
export class Sources {
  /** Hook table to the seats that have a source for it, and MIDDLE. */
  readonly who: number[];
  /** Hook table to its sources before seats: by seat, abilities first. */
  readonly seats: number[][];
  readonly middle: number[][];
  private readonly rules: Rules;
  private readonly filled: number[] = [];

  constructor(rules: Rules) {
    const n = rules.hookCount;
    this.rules = rules;
    this.who = new Array(n).fill(0);
    this.seats = new Array(n).fill(NOTHING);
    this.middle = new Array(n).fill(NOTHING);
  }

  list(s: State): void {
    const { who, seats, middle, filled } = this;
    const { working, tableZones, defOf, players } = this.rules;
    for (let i = 0; i < filled.length; i++) {
      const table = filled[i];
      who[table] = 0;
      if (seats[table] !== NOTHING) seats[table].length = 0;
      if (middle[table] !== NOTHING) middle[table].length = 0;
    }
    filled.length = 0;
    for (let t = 0; t < tableZones.length; t++) {
      const zone = s.zones[tableZones[t]];
      for (let i = 0; i < zone.length; i++) this.addMiddle(defOf[zone[i]], zone[i]);
    }
    for (let seat = 0; seat < players; seat++) {
      const mine = s.abilities[seat];
      for (let i = 0; i < mine.length; i++) this.addSeat(seat, mine[i], NONE);
      for (let w = 0; w < working.length; w++) {
        const zone = s.zones[working[w] + seat];
        for (let i = 0; i < zone.length; i++) this.addSeat(seat, defOf[zone[i]], zone[i]);
      }
    }
  }

  /** A piece leaves a place where it works; `owner` is -1 for the middle. */
  went(piece: number, owner: number): void {
    const { rules, who } = this;
    const tables = rules.listens[rules.defOf[piece]];
    const size = owner < 0 ? MIDDLE_SOURCE : SEAT_SOURCE;
    for (let i = 0; i < tables.length; i++) {
      const table = tables[i];
      const list = (owner < 0 ? this.middle : this.seats)[table];
      for (let at = list.length - size; at >= 0; at -= size) if (list[at + size - 1] === piece) strike(list, at, size);
      if (owner >= 0 && !hasSource(list, owner)) who[table] = without(who[table], owner);
      else if (owner < 0 && list.length === 0) who[table] &= ~MIDDLE;
    }
  }

  /** A piece comes on top of a place where it works: behind what lies there, before what lies in later places. */
  came(piece: number, owner: number, zone: number, where: readonly number[]): void {
    const { rules } = this;
    const def = rules.defOf[piece];
    const tables = rules.listens[def];
    for (let i = 0; i < tables.length; i++)
      if (owner < 0) {
        const list = this.listFor(this.middle, tables[i], MIDDLE);
        let at = list.length;
        while (at > 0 && where[list[at - 1]] > zone) at -= MIDDLE_SOURCE;
        list.splice(at, 0, def, piece);
      } else {
        const list = this.listFor(this.seats, tables[i], only(owner));
        let at = list.length;
        while (at > 0 && isLater(list, at - SEAT_SOURCE, owner, zone, where)) at -= SEAT_SOURCE;
        list.splice(at, 0, owner, def, piece);
      }
  }

  private addSeat(seat: number, def: number, piece: number): void {
    const tables = this.rules.listens[def];
    for (let i = 0; i < tables.length; i++) this.listFor(this.seats, tables[i], only(seat)).push(seat, def, piece);
  }

  private addMiddle(def: number, piece: number): void {
    const tables = this.rules.listens[def];
    for (let i = 0; i < tables.length; i++) this.listFor(this.middle, tables[i], MIDDLE).push(def, piece);
  }

  /** The list of a table that gets a source for these. */
  private listFor(lists: number[][], table: number, bit: number): number[] {
    if (this.who[table] === 0) this.filled.push(table);
    this.who[table] |= bit;
    if (lists[table] === NOTHING) lists[table] = [];
    return lists[table];
  }
}

function hasSource(list: readonly number[], seat: number): boolean {
  for (let at = 0; at < list.length; at += SEAT_SOURCE) if (list[at] === seat) return true;
  return false;
}

/** Does the source at this place of the list come after a zone of that seat? Abilities lie nowhere and come first. */
function isLater(list: readonly number[], at: number, seat: number, zone: number, where: readonly number[]): boolean {
  if (list[at] !== seat) return list[at] > seat;
  return list[at + 2] !== NONE && where[list[at + 2]] > zone;
}
