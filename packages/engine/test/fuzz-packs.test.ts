import { expect, test } from 'vitest';
import { cardRules, fastRng, nextBelow, packs, variantChoices, variantNames } from '../src/index.ts';
import { fuzz, neverRan } from './support/card-fuzz.ts';
import { comesToEverything, extent, GAMES } from './support/extent.ts';

const THOROUGH = extent(6, 60, GAMES);

function randomVariants(rng: number[]): Record<string, boolean | string> {
  return Object.fromEntries(
    variantNames.map((name) => {
      const on = nextBelow(rng, 4) === 0;
      const values = variantChoices[name];
      return [name, on && values !== undefined ? values[nextBelow(rng, values.length)] : on];
    }),
  );
}

/** Packs, options and numbers of players at random; every fourth set-up has all packs. */
const setups = Array.from({ length: 120 }, (_, i) => {
  const rng = fastRng(`packs${i}`);
  const chosen = packs.map((pack) => pack.id).filter((id) => id === 'base' || i % 4 === 0 || nextBelow(rng, 2) === 0);
  return cardRules({ packs: chosen, players: 3 + nextBelow(rng, 6), variants: randomVariants(rng) });
});

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
