import { test } from 'vitest';
import {
  CardGame,
  cardRules,
  cloneState,
  DiceGame,
  dicePacks,
  diceRules,
  diceVariantNames,
  fastRng,
  type Game,
  newCardGame,
  newDiceGame,
  nextBelow,
  packs,
  type State,
  variantChoices,
  variantNames,
} from '../src/index.ts';
import { extent } from './support/extent.ts';
import { randomMove } from './support/playout.ts';
import { checkWorlds } from './support/worlds.ts';

const PAIRS = extent(200, 2000, 100_000);

function randomCardGame(seed: number): { g: Game; reopen: (state: State) => Game } {
  const rng = fastRng(`worlds${seed}`);
  const variants: Record<string, boolean | string> = {};
  for (const name of variantNames) {
    const values = variantChoices[name];
    if (nextBelow(rng, 4) === 0) variants[name] = values === undefined ? true : values[nextBelow(rng, values.length)];
  }
  const chosen = packs.map(({ id }) => id).filter((id) => id === 'base' || nextBelow(rng, 2) === 0);
  const rules = cardRules({ packs: chosen, variants, players: 3 + nextBelow(rng, 6) });
  return { g: newCardGame(rules, fastRng(seed)), reopen: (state) => new CardGame(rules, state) };
}

function randomDiceGame(seed: number): { g: Game; reopen: (state: State) => Game } {
  const rng = fastRng(`worlds${seed}`);
  const variants: Record<string, boolean | string> = {};
  for (const name of diceVariantNames)
    if (nextBelow(rng, 2) === 0) variants[name] = name === 'special-roles' && nextBelow(rng, 2) === 0 ? 'mixed' : true;
  const rules = diceRules({ packs: dicePacks.map(({ id }) => id), variants, players: 3 + nextBelow(rng, 6) });
  return { g: newDiceGame(rules, fastRng(seed)), reopen: (state) => new DiceGame(rules, state) };
}

/** Some decisions of a random game, each looked at from one seat. */
function compare(make: typeof randomCardGame, pairs: number): void {
  let compared = 0;
  for (let seed = 0; compared < pairs; seed++) {
    const { g, reopen } = make(seed);
    const rng = fastRng(`moves${seed}`);
    for (let decision = 0; !g.s.over && compared < pairs; decision++) {
      if (nextBelow(rng, 25) === 0) {
        const copy = reopen(cloneState(g.s));
        copy.run();
        const seat = nextBelow(rng, g.rules.players);
        try {
          checkWorlds(copy, seat, reopen, `${seed}/${decision}`);
        } catch (error) {
          const { packs: ids, variants, players } = g.rules;
          const setup = JSON.stringify({ seed, decision, seat, packs: ids, variants, players });
          throw new Error(`${setup}: ${error instanceof Error ? error.stack : error}`);
        }
        compared++;
      }
      randomMove(g, rng);
    }
  }
}

test(`card game: ${PAIRS / 2} pairs of worlds that a seat cannot tell apart`, { timeout: 0 }, () =>
  compare(randomCardGame, PAIRS / 2),
);

test(`dice game: ${PAIRS / 2} pairs of worlds that a seat cannot tell apart`, { timeout: 0 }, () =>
  compare(randomDiceGame, PAIRS / 2),
);
