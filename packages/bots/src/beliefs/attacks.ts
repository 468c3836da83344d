import type { Rules, Told } from '@sixgun/engine';
import { isBurden, noteOf } from '../values.ts';
import type { Act } from './acts.ts';
import { isCardRules } from './parts.ts';

/** Who has attacked whom in front of everybody. */
export class Attacks {
  private readonly rules: Rules;
  private readonly counts: number[][];
  /** Robberies that have rid somebody of what nobody wants. */
  private readonly favours: number[][];
  /** Attacks of each seat on whoever was the sheriff then; with dice another may become sheriff later. */
  private readonly onSheriff: number[];
  private last: Act | null = null;
  private lastOnSheriff = false;

  constructor(rules: Rules, seats: readonly number[]) {
    this.rules = rules;
    this.counts = seats.map(() => seats.map(() => 0));
    this.favours = seats.map(() => seats.map(() => 0));
    this.onSheriff = seats.map(() => 0);
  }

  copyFrom(other: Attacks): void {
    this.counts.forEach((_, seat) => {
      this.counts[seat] = other.counts[seat].slice();
      this.favours[seat] = other.favours[seat].slice();
      this.onSheriff[seat] = other.onSheriff[seat];
    });
    this.last = other.last;
    this.lastOnSheriff = other.lastOnSheriff;
  }

  /** Hears every line, with the act it is if it is one: which card is lost comes with the next line. */
  hear(told: Told, act: Act | null, onSheriff: boolean): void {
    const { last, lastOnSheriff } = this;
    this.last = act;
    this.lastOnSheriff = onSheriff;
    if (act !== null && act.harm > 0) {
      this.counts[act.by][act.to]++;
      if (onSheriff) this.onSheriff[act.by]++;
    }
    if (last === null || last.harm <= 0 || !this.isFavour(told, last)) return;
    this.favours[last.by][last.to]++;
    if (lastOnSheriff) this.onSheriff[last.by]--;
  }

  private isFavour(told: Told, { by, to }: Act): boolean {
    if ((told.what !== 'take' && told.what !== 'discards-of') || !isCardRules(this.rules)) return false;
    const from = told.what === 'take' ? told.from : told.to;
    return told.seat === by && from === to && isBurden(noteOf(this.rules, this.rules.faces[told.card].def));
  }

  has(by: number, to: number): boolean {
    return this.counts[by][to] > 0;
  }

  /** Has this seat attacked a sheriff, and not only freed him of something? */
  hasHitSheriff(by: number): boolean {
    return this.onSheriff[by] > 0;
  }

  /** Those whom a seat has attacked and not only freed of something. */
  of(seat: number): number[] {
    return this.counts[seat].flatMap((n, other) => (n > this.favours[seat][other] ? other : []));
  }
}
