import { type Game, gameKind, type Side } from '@sixgun/engine';
import { DEPUTY, OUTLAW, type Part, SHERIFF } from '../beliefs/parts.ts';
import type { Features, Stand } from './features.ts';

export const SIDES: readonly Side[] = ['law', 'outlaws', 'renegade'];
export const sideOf = (part: Part): number => (part === SHERIFF || part === DEPUTY ? 0 : part === OUTLAW ? 1 : 2);

/** One hidden layer: from the features of a position to the odds of each side. */
export interface Weights {
  hidden: number;
  /** A row of features and a bias for each hidden unit. */
  first: readonly number[];
  /** A row of hidden units and a bias for each side. */
  second: readonly number[];
}

/** Says who will win a position of whichever game it knows. */
export interface Judge {
  of(g: Game, parts: readonly Part[]): Float64Array;
}

/** Who will win a position, as odds by side. */
export class Value<G extends Stand> implements Judge {
  private readonly weights: Weights;
  private readonly read: Features<G>;
  private readonly features: Float64Array;
  private readonly units: Float64Array;
  private readonly odds = new Float64Array(SIDES.length);
  /** Places of the features that are not zero. */
  private readonly there: Uint8Array;

  constructor(weights: Weights, features: Features<G>) {
    this.weights = weights;
    this.read = features;
    this.features = new Float64Array(features.size);
    this.there = new Uint8Array(features.size);
    this.units = new Float64Array(weights.hidden);
  }

  /** The list is reused by the next call. */
  of(g: Game, parts: readonly Part[]): Float64Array {
    const { odds } = this;
    if (g.s.over) {
      const side = SIDES.indexOf(gameKind(g.rules.game).winner(g) as Side);
      for (let i = 0; i < odds.length; i++) odds[i] = i === side ? 1 : 0;
      return odds;
    }
    return this.at(g as Game & G, parts);
  }

  /** The same of a game that is not over, or of how its players stand. */
  at(g: G, parts: readonly Part[]): Float64Array {
    return this.forward(this.read.read(g, parts, this.features));
  }

  private forward(features: Float64Array): Float64Array {
    const { hidden, first, second } = this.weights;
    const { units, odds, there } = this;
    const { length } = features;
    let n = 0;
    for (let i = 0; i < length; i++) if (features[i] !== 0) there[n++] = i;
    for (let unit = 0, row = 0; unit < hidden; unit++, row += length + 1) {
      let sum = 0;
      for (let k = 0; k < n; k++) sum += first[row + there[k]] * features[there[k]];
      units[unit] = Math.max(0, sum + first[row + length]);
    }
    let total = 0;
    for (let side = 0, at = 0; side < odds.length; side++) {
      let sum = 0;
      for (let unit = 0; unit < hidden; unit++) sum += second[at++] * units[unit];
      sum += second[at++];
      odds[side] = Math.exp(sum);
      total += odds[side];
    }
    for (let side = 0; side < odds.length; side++) odds[side] /= total;
    return odds;
  }
}
