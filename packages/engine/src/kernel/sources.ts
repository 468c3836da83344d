import { NONE } from './frame.ts';
import type { Rules } from './rules.ts';
import { only } from './seats.ts';
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
    const { working, tableZones, faces, players } = this.rules;
    for (let i = 0; i < filled.length; i++) {
      const table = filled[i];
      who[table] = 0;
      if (seats[table] !== NOTHING) seats[table].length = 0;
      if (middle[table] !== NOTHING) middle[table].length = 0;
    }
    filled.length = 0;
    for (let t = 0; t < tableZones.length; t++) {
      const zone = s.zones[tableZones[t]];
      for (let i = 0; i < zone.length; i++) this.addMiddle(faces[zone[i]].def, zone[i]);
    }
    for (let seat = 0; seat < players; seat++) {
      const mine = s.abilities[seat];
      for (let i = 0; i < mine.length; i++) this.addSeat(seat, mine[i], NONE);
      for (let w = 0; w < working.length; w++) {
        const zone = s.zones[working[w] + seat];
        for (let i = 0; i < zone.length; i++) this.addSeat(seat, faces[zone[i]].def, zone[i]);
      }
    }
  }

  private addSeat(seat: number, def: number, piece: number): void {
    const tables = this.rules.listens[def];
    for (let i = 0; i < tables.length; i++) {
      const table = tables[i];
      this.note(table, only(seat));
      if (this.seats[table] === NOTHING) this.seats[table] = [];
      this.seats[table].push(seat, def, piece);
    }
  }

  private addMiddle(def: number, piece: number): void {
    const tables = this.rules.listens[def];
    for (let i = 0; i < tables.length; i++) {
      const table = tables[i];
      this.note(table, MIDDLE);
      if (this.middle[table] === NOTHING) this.middle[table] = [];
      this.middle[table].push(def, piece);
    }
  }

  private note(table: number, bit: number): void {
    if (this.who[table] === 0) this.filled.push(table);
    this.who[table] |= bit;
  }
}
