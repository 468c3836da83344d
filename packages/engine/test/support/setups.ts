import {
  type CardRules,
  cardRules,
  fastRng,
  type GameName,
  gameKinds,
  type NewGame,
  nextBelow,
  packs,
  variantChoices,
  variantNames,
} from '../../src/index.ts';

const CHOICES: Readonly<Partial<Record<string, readonly (string | boolean)[]>>> = {
  ...variantChoices,
  'special-roles': [true, 'mixed'],
};

const drawn = <T>(rng: number[], list: readonly T[]): T => list[nextBelow(rng, list.length)];

/** Packs, options and a number of players at random, of all that a player may choose; every fourth has all packs. */
export function randomSetup(game: GameName, rng: number[]): Omit<NewGame, 'seed'> {
  const kind = gameKinds[game];
  const all = game === 'dice' || nextBelow(rng, 4) === 0;
  const packs = kind.packs.filter((id) => id === 'base' || all || nextBelow(rng, 2) === 0);
  const variants = Object.fromEntries(
    kind.variants.filter(() => nextBelow(rng, 4) === 0).map((name) => [name, drawn(rng, CHOICES[name] ?? [true])]),
  );
  const players = kind.players.min + nextBelow(rng, kind.players.max - kind.players.min + 1);
  return { game, packs, variants, players, rng: nextBelow(rng, 2) === 0 ? 'fast' : 'dealt' };
}

/** The card game with packs of the whole box, options and a number of players drawn by chance; every fourth has all packs. */
export function drawnRules(i: number): CardRules {
  const rng = fastRng(`packs${i}`);
  const chosen = packs.map((pack) => pack.id).filter((id) => id === 'base' || i % 4 === 0 || nextBelow(rng, 2) === 0);
  const players = 3 + nextBelow(rng, 6);
  const variants = variantNames.map((name): [string, boolean | string] => {
    const on = nextBelow(rng, 4) === 0;
    const values = variantChoices[name];
    return [name, on && values !== undefined ? drawn(rng, values) : on];
  });
  return cardRules({ packs: chosen, players, variants: Object.fromEntries(variants) });
}
