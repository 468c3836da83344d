import { describe, expect, test } from 'vitest';
import {
  cardRules,
  DiceGame,
  diceRules,
  fastRng,
  type Game,
  hashGame,
  load,
  newCardGame,
  newDiceGame,
  nextBelow,
  type Save,
  save,
} from '../src/index.ts';
import { randomMove } from './support/playout.ts';

function positions(): Game[] {
  const games: Game[] = [
    newCardGame(cardRules({ players: 5, packs: ['base', 'dodge-city', 'gold-rush'] }), fastRng(3)),
    newDiceGame(diceRules({ players: 6, packs: ['base', 'old-saloon'], variants: { ghost: true } }), fastRng(4)),
  ];
  const rng = fastRng('moves');
  for (const g of games) for (let i = 0; i < 40 && !g.s.over; i++) randomMove(g, rng);
  return games;
}

const plain = (g: Game): Save => JSON.parse(JSON.stringify(save(g))) as Save;

const RUBBISH: readonly unknown[] = [
  null,
  undefined,
  true,
  -1,
  8,
  1e9,
  0.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 60,
  '',
  'constructor',
  '__proto__',
  [],
  [[]],
  [null],
  {},
  { length: 5 },
];

interface Place {
  holder: Record<string, unknown>;
  key: string;
}

/** Every place of a plain value that could be changed. */
function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])]);
}

/** One random change somewhere: rubbish, a key too few, one too many, or a list that is longer. */
function mutate(saved: Save, rng: number[]): string {
  const places = placesIn(saved);
  const { holder, key } = places[nextBelow(rng, places.length)];
  const rubbish = RUBBISH[nextBelow(rng, RUBBISH.length)];
  switch (nextBelow(rng, 4)) {
    case 0:
      delete holder[key];
      return `without ${key}`;
    case 1:
      holder[RUBBISH.find((each) => typeof each === 'string') as string] = rubbish;
      return 'a key too many';
    case 2:
      if (Array.isArray(holder)) holder.push(rubbish);
      else holder[key] = rubbish;
      return `${key} longer, or ${String(rubbish)}`;
    default:
      holder[key] = rubbish;
      return `${key} = ${String(rubbish)}`;
  }
}

describe('a saved position', () => {
  test.each(['card', 'dice'])(
    'of %s that was changed anywhere loads as what it says, or is refused in a sentence',
    (game) => {
      const [g] = positions().filter(({ rules }) => rules.game === game);
      const rng = fastRng(`mutations of ${game}`);
      let refused = 0;
      for (let i = 0; i < 4_000; i++) {
        const changed = plain(g);
        const what = mutate(changed, rng);
        try {
          const state = load(changed, g.rules);
          expect(JSON.parse(JSON.stringify(state)), what).toEqual(state);
        } catch (error) {
          refused++;
          if (!(error instanceof RangeError)) throw new Error(`${what}: ${error}`, { cause: error });
          expect(error.message).toMatch(/^This (is no saved )?position .*\.$/s);
        }
      }
      expect(refused).toBeGreaterThan(2_000);
    },
  );

  test('unchanged loads to the same hash', () => {
    const [, dice] = positions();
    if (!(dice instanceof DiceGame)) throw new Error('The second game is one of dice.');
    const again = new DiceGame(dice.rules, load(plain(dice), dice.rules));
    again.run();
    expect(hashGame(again)).toBe(hashGame(dice));
  });

  const [card, dice] = positions();
  test.each<[string, unknown, RegExp]>([
    ['nothing at all', null, /^This position was saved in format undefined; this version reads format \d+\.$/],
    ['a text', 'save', /saved in format undefined/],
    ['another format', { ...plain(card), version: 0 }, /saved in format 0; this version reads format \d+\.$/],
    ['another game', plain(dice), /^This is no saved position of these rules: game is not "card"\.$/],
    ['other packs', { ...plain(card), packs: ['base'] }, /: packs are not "base dodge-city gold-rush"\.$/],
    ['a list that is none', { ...plain(card), known: 'all' }, /: known is no list\.$/],
    ['a zone that is none', { ...plain(card), zones: { deck: null } }, /: zones\.deck is no list\.$/],
    ['a piece twice', { ...plain(card), zones: { deck: [1, 1] } }, /: zones\.deck holds piece 1, which it cannot\.$/],
    ['pieces that are gone', { ...plain(card), zones: {} }, /^This position does not hold every card of its set-up\.$/],
    ['an order of strangers', { ...plain(card), order: [0, 1, 2, 3, 9] }, /: order does not name every seat once\.$/],
    ['a generator of another kind', { ...plain(card), rng: [1, 2] }, /: rng is no state of a generator\.$/],
    ['a stack without end', { ...plain(card), stack: new Array(1e6).fill({}) }, /: stack has 1000000 entries\.$/],
  ])('refuses %s', (_name, saved, sentence) => {
    expect(() => load(saved, card.rules)).toThrow(RangeError);
    expect(() => load(saved, card.rules)).toThrow(sentence);
  });
});
