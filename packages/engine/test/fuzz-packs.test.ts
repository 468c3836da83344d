import { expect, test } from 'vitest';
import { cardRules, packs } from '../src/index.ts';
import { fuzz, neverRan } from './support/card-fuzz.ts';
import { comesToEverything, extent, GAMES } from './support/extent.ts';
import { drawnRules } from './support/setups.ts';

const THOROUGH = extent(6, 60, GAMES);

/** Packs, options and numbers of players at random. */
const setups = Array.from({ length: 120 }, (_, i) => drawnRules(i));

test(`${GAMES} random games over all packs, with every check at every decision of ${THOROUGH}`, { timeout: 0 }, () => {
  const ran = fuzz(setups, GAMES, THOROUGH);
  if (!comesToEverything) return;
  const everything = cardRules({
    packs: packs.map((pack) => pack.id),
    players: 7,
    variants: { 'dynamite-stick': true, 'shadow-gunslingers': true },
  });
  expect(neverRan(everything, ran)).toEqual([]);
});
