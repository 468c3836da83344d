import { expect, test } from 'vitest';
import { cardRules, fastRng, nextBelow } from '../src/index.ts';
import { fuzz, neverRan } from './support/card-fuzz.ts';
import { comesToEverything, extent, GAMES } from './support/extent.ts';

const OPTIONS = ['two-characters', 'simplified', 'keep-characters', 'sheriff-goes-round', 'dynamite-stick'];
const THOROUGH = extent(10, 200, GAMES);

/** Every number of players with options drawn from all that the base rulebook has. */
const setups = Array.from({ length: 96 }, (_, i) => {
  const rng = fastRng(`options${i}`);
  return cardRules({
    players: 3 + (i % 6),
    variants: Object.fromEntries(OPTIONS.map((name) => [name, nextBelow(rng, 3) === 0])),
  });
});

test(`${GAMES} random base games, with every check at every decision of ${THOROUGH}`, { timeout: 0 }, () => {
  const ran = fuzz(setups, GAMES, THOROUGH);
  if (!comesToEverything) return;
  expect(neverRan(cardRules({ players: 5, variants: { 'dynamite-stick': true } }), ran)).toEqual([]);
});
