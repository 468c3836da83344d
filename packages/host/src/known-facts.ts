import { type Facts, factsForAll, type Game } from '@sixgun/engine';
import type { Audience } from '@sixgun/protocol';

interface Known {
  q: number;
  all: readonly Facts[];
}

const of = ({ all }: Known, audience: Audience): Facts => all[Math.min(audience, all.length - 1)];

const sameNumbers = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((n, i) => n === b[i]);

const same = (a: Facts, b: Facts): boolean =>
  a.rolls === b.rolls &&
  a.backwards === b.backwards &&
  sameNumbers(a.distance, b.distance) &&
  sameNumbers(a.reach, b.reach);

/** The facts of the present row, computed when they are first asked for, once for the whole table. */
export class KnownFacts {
  private now: Known | null = null;
  private before: Known | null = null;

  at(g: Game, q: number, audience: Audience): Facts {
    return of(this.known(g, q), audience);
  }

  /** Are they others for this audience than after the row told before? */
  changed(g: Game, q: number, qBefore: number, audience: Audience): boolean {
    const now = this.known(g, q);
    const { before } = this;
    return before?.q !== qBefore || !same(of(before, audience), of(now, audience));
  }

  private known(g: Game, q: number): Known {
    if (this.now?.q !== q) {
      this.before = this.now;
      this.now = { q, all: factsForAll(g) };
    }
    return this.now;
  }
}
