import { describe, expect, test } from 'vitest';
import {
  DICE_REASONS,
  type DiceGame,
  dicePacks,
  dicePosition,
  diceRules,
  diceVariantNames,
  fastRng,
  letter,
  newDiceGame,
  nextBelow,
  requireKnown,
  whyNot,
} from '../src/index.ts';
import { programs } from '../src/kernel/program.ts';
import { comesToEverything, extent } from './support/extent.ts';
import { refusedWithoutReason, Sampler, whyRefused } from './support/refusals.ts';

const GAMES = extent(30, 400, 4_000);
const OF_EACH_QUESTION = 10;
const PLACES = [1, 2, 3, 4, 5, 6, 7];

/** Everything that can be written in this game: seats, dice and sets of them, words, and abilities, whoever has them. */
function everyToken(g: DiceGame): string[] {
  const sets = Array.from({ length: 127 }, (_, set) => PLACES.filter((place) => ((set + 1) >> (place - 1)) & 1));
  return [
    ...seatTokens,
    ...g.rules.words,
    ...g.rules.defs.flatMap(({ id }) => [`!${id}`, id]),
    ...PLACES.map((place) => `die:${place}`),
    ...sets.map((places) => `reroll:${places.join(',')}`),
  ];
}
const seatTokens = [...Array(8).keys()].map(letter);

function randomGame(seed: number): DiceGame {
  const rng = fastRng(`setup${seed}`);
  const variants: Record<string, boolean | string> = {};
  for (const name of diceVariantNames)
    if (nextBelow(rng, 3) > 0) variants[name] = name === 'special-roles' && nextBelow(rng, 2) === 0 ? 'mixed' : true;
  const packs = dicePacks.map(({ id }) => id);
  return newDiceGame(diceRules({ packs, variants, players: 3 + nextBelow(rng, 6) }), fastRng(seed));
}

/** Everything the dice game can ask. */
const questions = (): string[] =>
  programs()
    .filter(({ name }) => /^dice\/|#dice-/.test(name))
    .flatMap(({ name, steps, stepNames }) =>
      steps.flatMap(({ ask }, i) => (ask === null ? [] : `${name} ${stepNames[i]}`)),
    );

test('whatever is written at a decision is legal or refused for a reason that has a name', { timeout: 0 }, () => {
  const sampler = new Sampler(OF_EACH_QUESTION);
  for (let seed = 0; seed < GAMES; seed++) {
    const g = randomGame(seed);
    const tokens = everyToken(g);
    const after = [...seatTokens, ...g.rules.words, ...PLACES.map((place) => `die:${place}`)];
    sampler.play(g, `refusals${seed}`, (seat) => {
      expect(refusedWithoutReason(g, seat, tokens, after), `game ${seed}`).toEqual([]);
      for (const { refusal } of g.offer(seat, true).refused) expect(DICE_REASONS).toContain(refusal.why);
    });
  }
  if (comesToEverything) expect(questions().filter((place) => !sampler.looked.has(place))).toEqual([]);
});

describe('tokens that nobody can mean', () => {
  const { rules } = dicePosition({
    packs: ['base'],
    variants: {},
    players: { A: { role: 'deputy' }, B: { role: 'outlaw' }, C: { role: 'renegade' } },
  });
  test.each(['reroll:2,1', 'reroll:1,1', 'reroll:', 'reroll:0', 'die:0', 'die:10', 'reroll:1,', 'tequila'])(
    '%s is an error and no refusal',
    (token) => {
      expect(() => requireKnown(rules, token)).toThrow(`"${token}" is no card, seat, ability or word of this game.`);
    },
  );
});

test('who is asked for something else is told what it is about', () => {
  const g = dicePosition({
    packs: ['base', 'old-saloon'],
    variants: { 'saloon-dice': true, ghost: true },
    players: {
      A: { role: 'sheriff', character: 'sid-ketchum' },
      B: { role: 'outlaw', dead: 1, ghost: true },
      C: { role: 'outlaw' },
      D: { role: 'renegade' },
      E: { role: 'deputy' },
    },
    turn: 'A',
  });
  expect(whyNot(g, 0, ['roll']).why).toBe('wrong-time');
  expect(whyNot(g, 0, ['chief']).why).toBe('not-in-this-game');
  expect(whyNot(g, 0, ['!bart-cassidy']).why).toBe('not-yours');
  expect(whyNot(g, 0, ['!sheriff']).why).toBe('no-power');
  expect(whyNot(g, 0, ['H']).why).toBe('no-such-seat');
  expect(whyRefused(g, 0, ['loudmouth', 'roll'])).toBe('wrong-time');
});
