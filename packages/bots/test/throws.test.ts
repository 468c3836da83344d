import { describe, expect, it } from 'vitest';
import { EMPTY, Expected, FACE_COUNT, type Stakes, withFace } from '../src/policy/throws.ts';

const stakes: Stakes = {
  ones: [0, 1, 2.5, 3, 3, 3, 3],
  twos: [0, -0.5, -1, -1.5, -2, -2.5, -3],
  beers: [0, 1.2, 2, 2, 2, 2, 2],
  gatlings: [0, 0, 0, 4, 4, 4, 4],
  explosion: 3,
  arrow: 0.4,
  loose: false,
};
const DYNAMITE = 1;

function worth(faces: readonly number[]): number {
  const n = (face: number): number => faces.filter((one) => one === face).length;
  const { ones, twos, beers, gatlings, explosion } = stakes;
  return ones[n(2)] + twos[n(3)] + beers[n(4)] + gatlings[n(5)] - (n(DYNAMITE) >= 3 ? explosion : 0);
}

/** The same by trying everything, for few dice. */
function bruteKeep(kept: readonly number[], thrown: number, later: number): number {
  if (thrown === 0) return later === 0 ? worth(kept) : bruteBest(kept, later);
  let sum = 0;
  for (let face = 0; face < FACE_COUNT; face++)
    sum += bruteKeep([...kept, face], thrown - 1, later) - (face === 0 ? stakes.arrow : 0);
  return sum / FACE_COUNT;
}

function bruteBest(faces: readonly number[], left: number): number {
  let best = worth(faces);
  if (faces.filter((face) => face === DYNAMITE).length >= 3) return best;
  for (let mask = 1; mask < 1 << faces.length; mask++) {
    const thrown = faces.filter((_, die) => (mask >> die) & 1);
    if (thrown.includes(DYNAMITE)) continue;
    const kept = faces.filter((_, die) => !((mask >> die) & 1));
    best = Math.max(best, bruteKeep(kept, thrown.length, left - 1));
  }
  return best;
}

const place = (faces: readonly number[]): number => faces.reduce(withFace, EMPTY);

describe('the worth of throws', () => {
  const expected = new Expected().begin(stakes, 3);

  it('is what the dice show when nothing is thrown again', () => {
    expect(expected.stop(place([2, 2, 4]))).toBeCloseTo(worth([2, 2, 4]));
    expect(expected.stop(place([1, 1, 1]))).toBeCloseTo(-3);
  });

  it('is the mean over all faces before the last throw', () => {
    for (const kept of [[], [2], [1, 5], [4, 4]])
      expect(expected.keep(place(kept), 1)).toBeCloseTo(bruteKeep(kept, 3 - kept.length, 0));
  });

  it('counts every later throw as well as it can be made', () => {
    for (const kept of [[], [1], [2, 5]])
      expect(expected.keep(place(kept), 2)).toBeCloseTo(bruteKeep(kept, 3 - kept.length, 1));
  });
});
