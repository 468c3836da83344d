import { type CardGame, reach, within } from '@sixgun/engine';
import { PARTS, type Part } from '../beliefs/parts.ts';
import { traitsOf } from '../policy/traits.ts';
import type { Use } from '../values.ts';
import { Features } from './features.ts';

/** Cards of a hand that are counted by what they are for; the others count as cards alone. */
const COUNTED: readonly Use[] = ['shoot', 'dodge', 'heal', 'duel', 'sweep', 'rob', 'weapon'];
/** Of a part: what it holds, what lies before it, what its weakest holds, lives it may have, how soon its first turn is. */
const [HELD, GEAR, WEAK, MOST, SOON, FIRST] = [0, 1, 2, 3, 4, 5];

/** The card game: also what is held by what it is for, and who has whom in reach, by their parts. */
export class CardFeatures extends Features<CardGame> {
  private rules: CardGame['rules'] | null = null;
  /** Definition to its place among the cards that are counted, -1 for the others. */
  private places: readonly number[] = [];

  constructor() {
    super(FIRST + COUNTED.length, PARTS.length * PARTS.length);
  }

  private placesOf(rules: CardGame['rules']): readonly number[] {
    if (this.rules !== rules) {
      this.rules = rules;
      this.places = traitsOf(rules).use.map((use) => COUNTED.indexOf(use));
    }
    return this.places;
  }

  protected add(
    g: CardGame,
    parts: readonly Part[],
    seat: number,
    before: number,
    weakest: boolean,
    at: number,
    into: Float64Array,
  ): void {
    const { defOf } = g.rules;
    const places = this.placesOf(g.rules);
    const hand = g.hand(seat);
    const held = hand.length / 4;
    into[at + HELD] += held;
    into[at + GEAR] += gear(g, seat);
    if (weakest) into[at + WEAK] = held;
    into[at + MOST] += g.maxLife(seat) / 4;
    into[at + SOON] = Math.max(into[at + SOON], 1 / (1 + before));
    for (let i = 0; i < hand.length; i++) {
      const place = places[defOf[hand[i]]];
      if (place >= 0) into[at + FIRST + place] += 0.5;
    }
    const near = within(g, seat, reach(g, seat));
    const row = this.others + parts[seat] * PARTS.length;
    for (let other = 0; other < parts.length; other++) if (((near >> other) & 1) === 1) into[row + parts[other]] += 0.5;
  }
}

function gear(g: CardGame, seat: number): number {
  const { worth, burden } = traitsOf(g.rules);
  const front = g.inFront(seat);
  let sum = 0;
  for (let i = 0; i < front.length; i++) {
    const def = g.rules.defOf[front[i]];
    sum += burden[def] ? -0.5 : worth[def] / 12;
  }
  return sum;
}
