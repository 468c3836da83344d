import { cardRules, diceRules } from '@sixgun/engine';
import { expect, test } from 'vitest';
import card from '../src/balance/card.json' with { type: 'json' };
import { couldBeChance, pointsOf, readBalance } from '../src/balance/data.ts';
import dice from '../src/balance/dice.json' with { type: 'json' };

const idsOf = (defs: readonly { kind: string; id: string }[]): string[] =>
  defs.filter(({ kind, id }) => kind === 'character' && id !== 'nobody').map(({ id }) => id);

test.each([
  ['card', card, idsOf(cardRules({ packs: ['base'], variants: {}, players: 5 }).defs)],
  ['dice', dice, idsOf(diceRules({ packs: ['base'], variants: {}, players: 5 }).defs)],
] as const)('the file of the %s game holds what the page draws', (game, file, characters) => {
  const balance = readBalance(file);
  expect(balance.game).toBe(game);
  expect(balance.bots).toEqual(['gunslinger']);
  expect(balance.games).toBeGreaterThanOrEqual(500);
  expect(balance.characters.map(({ id }) => id).toSorted()).toEqual(characters.toSorted());
  expect(balance.turns.games.reduce((sum, each) => sum + each, 0)).toBe(balance.games);
  for (const { low, rate, high } of [...balance.roles, ...balance.characters]) {
    expect(low).toBeLessThanOrEqual(rate);
    expect(rate).toBeLessThanOrEqual(high);
  }
  // Every player of every game is counted once.
  const seats = balance.roles.reduce((sum, { played }) => sum + played, 0);
  expect(balance.characters.reduce((sum, { played }) => sum + played, 0)).toBe(seats);
});

test('what lies inside the interval could be chance', () => {
  const share = { id: 'x', played: 400, rate: 0.5, low: 0.45, high: 0.55 };
  expect(couldBeChance({ ...share, expected: 0.46 })).toBe(true);
  expect(couldBeChance({ ...share, expected: 0.4 })).toBe(false);
  expect(pointsOf({ ...share, expected: 0.4 })).toBeCloseTo(10);
});
