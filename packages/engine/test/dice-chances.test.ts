import { describe, expect, it } from 'vitest';
import { DYNAMITE, FACES, GATLING, ROLL, STOP } from '../src/dice/faces.ts';
import type { DiceGame } from '../src/dice/game.ts';
import { diceRules, newDiceGame } from '../src/dice/index.ts';
import { dicePosition } from '../src/dice/position.ts';
import { diceMask, PASS } from '../src/kernel/offer.ts';
import { dealtRng, fastRng } from '../src/kernel/rng.ts';

const DICE = 5;
const NEEDED = 3;

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

/** Chance of three gatlings when every gatling is kept: the sum over all ways the other dice can fall. */
function chance(gatlings: number, dynamites: number, throwsLeft: number): number {
  if (gatlings >= NEEDED) return 1;
  if (throwsLeft === 0 || dynamites >= NEEDED) return 0;
  const dice = DICE - gatlings - dynamites;
  let sum = 0;
  for (let g = 0; g <= dice; g++)
    for (let d = 0; d <= dice - g; d++) {
      const ways = choose(dice, g) * choose(dice - g, d) * 4 ** (dice - g - d);
      sum += (ways / 6 ** dice) * chance(gatlings + g, dynamites + d, throwsLeft - 1);
    }
  return sum;
}

function take(g: DiceGame, pick: number): void {
  const seat = g.activeSeat();
  const o = g.offer(seat);
  for (let i = 0; i < o.n; i++) if (o.pick(i, 0) === pick) return void g.choose(seat, i);
  throw new Error(`Not offered at "${g.question(seat)?.ask}".`);
}

/** Throws on as the rules let him, keeping gatlings. */
function keepsGatlings(g: DiceGame): boolean {
  const seat = g.activeSeat();
  while (g.question(seat)?.ask === 'reroll' && g.symbols(GATLING) < NEEDED) {
    let mask = 0;
    for (let i = 0; i < DICE; i++) if (g.face(i) !== GATLING && g.face(i) !== DYNAMITE) mask |= 1 << i;
    take(g, mask === 0 ? STOP : diceMask(mask));
  }
  expect(g.activeSeat()).toBe(seat);
  return g.symbols(GATLING) >= NEEDED;
}

const seats = {
  A: { role: 'sheriff' },
  B: { role: 'outlaw' },
  C: { role: 'outlaw' },
  D: { role: 'renegade' },
};

/** Share of successes over many turns of the engine, and how far chance may carry it from the exact value. */
function sample(exact: number, rolls: readonly (readonly string[])[], turns: number): { share: number; reach: number } {
  let successes = 0;
  for (let seed = 0; seed < turns; seed++) {
    const g = dicePosition({ packs: ['base'], variants: {}, players: seats, turn: 'A', seed, rolls });
    take(g, ROLL);
    if (keepsGatlings(g)) successes++;
  }
  return { share: successes / turns, reach: 4 * Math.sqrt((exact * (1 - exact)) / turns) };
}

describe('chances of the dice', () => {
  it('three gatlings from scratch in three throws', () => {
    const exact = chance(0, 0, 3);
    expect(exact).toBeCloseTo(0.238, 3);
    const { share, reach } = sample(exact, [], 30_000);
    expect(Math.abs(share - exact)).toBeLessThan(reach);
  });

  it('three gatlings from two with two throws left', () => {
    const exact = chance(2, 0, 2);
    expect(exact).toBeCloseTo(0.623, 3);
    const { share, reach } = sample(exact, [['gatling', 'gatling', 'beer', '1', '2']], 30_000);
    expect(Math.abs(share - exact)).toBeLessThan(reach);
  });

  it('every face of every die is as likely as the others', () => {
    const rules = diceRules({ packs: ['base', 'old-saloon'], variants: { 'saloon-dice': true }, players: 4 });
    for (const [die, last] of [PASS, ...rules.dieWords.slice(1)].entries())
      for (const rng of [fastRng(`faces${die}`), dealtRng(`faces${die}`)]) {
        const counts: number[] = new Array(FACES.length).fill(0);
        const throws = 6_000;
        for (let i = 0; i < throws; i++) {
          const g = newDiceGame(rules, rng);
          take(g, last);
          while (g.question(g.activeSeat())?.ask !== 'roll') g.choose(g.activeSeat(), g.offer(g.activeSeat()).n - 1);
          take(g, ROLL);
          counts[g.face(g.diceCount() - 1)]++;
        }
        const expected = throws / 6;
        const square = rules.dice[die].faces.reduce((sum, face) => sum + (counts[face] - expected) ** 2 / expected, 0);
        expect(square).toBeLessThan(20.5);
      }
  });

  it('the box has three dice with six faces each', () => {
    const rules = diceRules({
      packs: ['base', 'old-saloon'],
      variants: { 'saloon-dice': true },
      players: 4,
    });
    expect(Object.fromEntries(rules.dice.map((die) => [die.id, die.faces.map((face) => FACES[face])]))).toEqual({
      base: ['arrow', 'dynamite', '1', '2', 'beer', 'gatling'],
      loudmouth: ['arrow', 'dynamite', '1x2', '2x2', 'gatlingx2', 'bullet'],
      coward: ['arrow', 'dynamite', '1', 'broken-arrow', 'beer', 'beerx2'],
    });
  });
});
