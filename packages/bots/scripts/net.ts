import { fastRng, nextBelow } from '@sixgun/engine';
import { SIDES, type Weights } from '../src/value/model.ts';

/** Rows of features, each with the place of the side that won behind it. */
export interface Samples {
  width: number;
  lists: Float32Array[];
}

const HIDDEN = 32;
const EPOCHS = 8;
const BATCH = 128;

const rowsOf = ({ lists, width }: Samples): number => lists.reduce((sum, { length }) => sum + length / (width + 1), 0);

/** All rows in one list, so that they can be gone through by chance. */
function joined({ lists, width }: Samples): Float32Array {
  const all = new Float32Array(lists.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const list of lists) {
    all.set(list, at);
    at += list.length;
  }
  if (all.length % (width + 1) !== 0) throw new RangeError('Rows of another width.');
  return all;
}

interface Layer {
  weights: Float64Array;
  gradient: Float64Array;
  mean: Float64Array;
  square: Float64Array;
}
const layerOf = (weights: Float64Array): Layer => ({
  weights,
  gradient: new Float64Array(weights.length),
  mean: new Float64Array(weights.length),
  square: new Float64Array(weights.length),
});

class Net {
  readonly first: Layer;
  readonly second: Layer;
  readonly odds = new Float64Array(SIDES.length);
  private readonly width: number;
  private readonly units = new Float64Array(HIDDEN);
  private readonly back = new Float64Array(HIDDEN);
  private steps = 0;

  constructor(width: number, first: Float64Array, second: Float64Array) {
    this.width = width;
    this.first = layerOf(first);
    this.second = layerOf(second);
  }

  forward(rows: Float32Array, at: number): Float64Array {
    const { width, units, odds } = this;
    const first = this.first.weights;
    const second = this.second.weights;
    for (let unit = 0, row = 0; unit < HIDDEN; unit++, row += width + 1) {
      let sum = first[row + width];
      for (let i = 0; i < width; i++) sum += first[row + i] * rows[at + i];
      units[unit] = Math.max(0, sum);
    }
    let total = 0;
    for (let side = 0, row = 0; side < odds.length; side++, row += HIDDEN + 1) {
      let sum = second[row + HIDDEN];
      for (let unit = 0; unit < HIDDEN; unit++) sum += second[row + unit] * units[unit];
      odds[side] = Math.exp(sum);
      total += odds[side];
    }
    for (let side = 0; side < odds.length; side++) odds[side] /= total;
    return odds;
  }

  /** Adds the slope of the cross-entropy of the row that `forward` has just seen. */
  learn(rows: Float32Array, at: number, won: number): void {
    const { width, units, odds, back } = this;
    const second = this.second.weights;
    back.fill(0);
    for (let side = 0, row = 0; side < odds.length; side++, row += HIDDEN + 1) {
      const error = odds[side] - (side === won ? 1 : 0);
      for (let unit = 0; unit < HIDDEN; unit++) {
        this.second.gradient[row + unit] += error * units[unit];
        back[unit] += error * second[row + unit];
      }
      this.second.gradient[row + HIDDEN] += error;
    }
    for (let unit = 0, row = 0; unit < HIDDEN; unit++, row += width + 1) {
      if (units[unit] === 0) continue;
      for (let i = 0; i < width; i++) this.first.gradient[row + i] += back[unit] * rows[at + i];
      this.first.gradient[row + width] += back[unit];
    }
  }

  /** One step of Adam along the mean slope of so many rows. */
  step(rows: number, rate: number): void {
    this.steps++;
    const meanPart = 1 - 0.9 ** this.steps;
    const squarePart = 1 - 0.999 ** this.steps;
    for (const { weights, gradient, mean, square } of [this.first, this.second])
      for (let i = 0; i < weights.length; i++) {
        const slope = gradient[i] / rows + 1e-5 * weights[i];
        mean[i] = 0.9 * mean[i] + 0.1 * slope;
        square[i] = 0.999 * square[i] + 0.001 * slope * slope;
        weights[i] -= (rate * mean[i]) / meanPart / (Math.sqrt(square[i] / squarePart) + 1e-8);
        gradient[i] = 0;
      }
  }
}

/** A net with one hidden layer, by the cross-entropy of who has won. */
export function train(samples: Samples): Weights {
  const { width } = samples;
  const rows = joined(samples);
  const rng = fastRng('train');
  const small = (): number => nextBelow(rng, 1 << 20) / (1 << 21) - 0.25;
  const first = Float64Array.from({ length: HIDDEN * (width + 1) }, small);
  const second = Float64Array.from({ length: SIDES.length * (HIDDEN + 1) }, small);
  const net = new Net(width, first, second);
  const order = Int32Array.from({ length: rowsOf(samples) }, (_, i) => i * (width + 1));
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const rate = 0.004 * (1 - epoch / EPOCHS) + 0.0001;
    for (let i = order.length - 1; i > 0; i--) {
      const j = nextBelow(rng, i + 1);
      [order[i], order[j]] = [order[j], order[i]];
    }
    let loss = 0;
    for (let start = 0; start < order.length; start += BATCH) {
      const end = Math.min(order.length, start + BATCH);
      for (let k = start; k < end; k++) {
        const won = rows[order[k] + width];
        loss -= Math.log(net.forward(rows, order[k])[won] + 1e-12);
        net.learn(rows, order[k], won);
      }
      net.step(end - start, rate);
    }
    console.log(`epoch ${epoch + 1} of ${order.length} positions: loss ${(loss / order.length).toFixed(4)}`);
  }
  const short = (list: Float64Array): number[] => Array.from(list, (weight) => Number(weight.toFixed(4)));
  return { hidden: HIDDEN, first: short(first), second: short(second) };
}

export function lossOf(samples: Samples, { first, second }: Weights): number {
  const { width } = samples;
  const rows = joined(samples);
  const net = new Net(width, Float64Array.from(first), Float64Array.from(second));
  let loss = 0;
  for (let at = 0; at < rows.length; at += width + 1) loss -= Math.log(net.forward(rows, at)[rows[at + width]]);
  return loss / rowsOf(samples);
}

/** What always saying the same odds would lose. */
export function blindLoss(samples: Samples): number {
  const { width } = samples;
  const rows = joined(samples);
  const won = SIDES.map(() => 0);
  for (let at = width; at < rows.length; at += width + 1) won[rows[at]]++;
  const all = rowsOf(samples);
  return -won.reduce((sum, n) => sum + (n > 0 ? (n / all) * Math.log(n / all) : 0), 0);
}
