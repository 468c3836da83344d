import { expect, test } from 'vitest';
import {
  CardGame,
  cardPosition,
  cloneState,
  fastRng,
  hashGame,
  type NewGame,
  newMatch,
  nextBelow,
} from '../src/index.ts';
import { randomPicks, seatsOf } from './support/playout.ts';

const FOUR_SETS = ['base', 'dodge-city', 'high-noon', 'fistful-of-cards', 'wild-west-show'];
const MODULES = {
  'saloon-dice': true,
  'chief-arrow': true,
  'special-roles': true,
  'new-characters': true,
  ghost: true,
};

const GAMES: Record<string, NewGame> = {
  'base-3': { game: 'card', players: 3, seed: 'three' },
  'base-5': { game: 'card', players: 5, seed: 'five' },
  'four-sets-7': { game: 'card', players: 7, seed: 'seven', packs: FOUR_SETS },
  'dice-5': { game: 'dice', players: 5, seed: 'five' },
  'old-saloon-8': { game: 'dice', players: 8, seed: 'eight', packs: ['base', 'old-saloon'], variants: MODULES },
};

/** A whole random game as text: a change of the rules shows as a difference here. */
test.each(Object.keys(GAMES))('the playthrough %s is what it was', async (name) => {
  const match = newMatch(GAMES[name]);
  const rng = fastRng(name);
  const g = match.game;
  while (!g.s.over) {
    const seats = seatsOf(g.asked);
    const seat = seats[nextBelow(rng, seats.length)];
    randomPicks(g, seat, rng, match);
  }
  const winners = seatsOf(g.s.winners).map((seat) => String.fromCharCode(65 + seat));
  await expect(`${match.record()}# won by ${winners.join(' ')}\n# ${hashGame(g)}\n`).toMatchFileSnapshot(
    `playthroughs/${name}.txt`,
  );
});

/** Ways the next picks can go, to a depth: one option more or less anywhere changes the count. */
function ways(g: CardGame, depth: number): number {
  if (depth === 0 || g.s.over) return 1;
  let total = 0;
  for (const seat of seatsOf(g.asked | g.standing)) total += waysOf(g, seat, [], depth);
  return total;
}

function waysOf(g: CardGame, seat: number, draft: readonly number[], depth: number): number {
  if (depth === 0) return 1;
  let total = 0;
  for (let i = 0; i < g.offer(seat, false, draft).n; i++) {
    const copy = new CardGame(g.rules, cloneState(g.s));
    copy.run();
    copy.offer(seat, false, draft);
    const begun = copy.choose(seat, i);
    total += begun === null ? ways(copy, depth - 1) : waysOf(g, seat, begun, depth - 1);
  }
  return total;
}

test('the number of ways to go on is what it was', () => {
  const g = cardPosition({
    packs: ['base'],
    variants: {},
    players: {
      A: {
        role: 'sheriff',
        character: 'calamity-janet',
        hand: ['bang/5C', 'missed/2S', 'panic/JH', 'cat-balou/9D', 'duel/JS'],
      },
      B: { role: 'outlaw', character: 'jourdonnais', hand: ['missed/3S', 'beer/6H'], play: ['barrel/QS'] },
      C: { role: 'renegade', character: 'sid-ketchum', life: 3, hand: ['bang/6C', 'saloon/5H'], play: ['mustang/8H'] },
      D: { role: 'outlaw', character: 'el-gringo', hand: ['beer/7H'] },
    },
  });
  expect([1, 2, 3].map((depth) => ways(g, depth))).toMatchInlineSnapshot(`
    [
      19,
      152,
      768,
    ]
  `);
});
