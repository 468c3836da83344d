import { describe, expect, test } from 'vitest';
import {
  chanceText,
  fastRng,
  gameKinds,
  hashGame,
  type Match,
  type NewGame,
  newMatch,
  nextBelow,
  nextWord,
  PUBLIC,
  readChance,
  replay,
  seatsOf,
  viewOf,
} from '../src/index.ts';
import { LONGEST, randomPicks } from './support/playout.ts';

const SETUPS: Record<string, Omit<NewGame, 'seed'>> = {
  'the card game': { game: 'card', players: 5 },
  'the card game with everything': { game: 'card', players: 7, packs: 'all' },
  'the dice game': { game: 'dice', players: 5 },
  'Old Saloon': {
    game: 'dice',
    players: 6,
    packs: ['base', 'old-saloon'],
    variants: { 'special-roles': 'mixed', ghost: true, 'new-characters': true },
  },
};

function move(match: Match, rng: number[]): void {
  const seats = seatsOf(match.game.asked);
  randomPicks(match.game, seats[nextBelow(rng, seats.length)], rng, match);
}

const chanceOf = (rng: number[]): number[] => [nextWord(rng), nextWord(rng), nextWord(rng), nextWord(rng)];

/** What is hidden has no face, so that only its place is left. */
const shapeOf = (match: Match, seat: number): number[][] => {
  const { rules } = match.game;
  return viewOf(match.game, seat).zones.map((zone, at) =>
    rules.zones[at].ordered ? zone.map((piece) => Math.sign(piece + 0.5)) : [zone.filter((piece) => piece >= 0).length],
  );
};

describe.each(Object.keys(SETUPS))('playing on in %s', (name) => {
  test('deals anew only what the seat cannot know, and the game goes on to its end as its record says', () => {
    let changed = 0;
    for (let seed = 0; seed < 6; seed++) {
      const match = newMatch({ ...SETUPS[name], seed });
      const rng = fastRng(`${name} ${seed}`);
      for (let n = nextBelow(rng, 40); n > 0 && !match.game.s.over; n--) move(match, rng);
      if (match.game.s.over) continue;
      const { order } = match.game.s;
      const seat = order[nextBelow(rng, order.length)];
      const before = hashGame(match.game);
      const seen = [viewOf(match.game, seat), viewOf(match.game, PUBLIC)];
      const others = order.map((each) => shapeOf(match, each));
      match.playOn(seat, chanceOf(rng));
      if (hashGame(match.game) !== before) changed++;
      expect([viewOf(match.game, seat), viewOf(match.game, PUBLIC)]).toEqual(seen);
      expect(order.map((each) => shapeOf(match, each))).toEqual(others);
      expect(match.mayTakeBack(seat)).toBe(match.game.s.sealed[seat] !== null);
      for (let n = 0; !match.game.s.over; n++) {
        if (n > LONGEST) throw new Error('the game does not end');
        move(match, rng);
      }
      expect(hashGame(replay(match.record(), gameKinds).game)).toBe(hashGame(match.game));
    }
    expect(changed).toBeGreaterThan(2);
  });
});

test('somebody who plays on with the cards as they lie changes nothing but the record', () => {
  const match = newMatch({ game: 'card', players: 4, seed: 3 });
  const before = JSON.stringify(match.game.s);
  match.playOn(2);
  expect(match.lines).toEqual(['C: play-on']);
  expect(JSON.stringify(match.game.s)).toBe(before);
});

test('a chance is written as it is read, and nothing else is taken for one', () => {
  const chance = chanceOf(fastRng('chance'));
  expect(readChance(chanceText(chance))).toEqual(chance);
  const match = newMatch({ game: 'card', players: 4, seed: 3 });
  const record = match.record();
  expect(() => replay(`${record}A: play-on 12ab\n`, gameKinds)).toThrow(/^Line \d+: "play-on" stands alone or with 32/);
  expect(() => replay(`${record}A: play-on ${chanceText(chance)} more\n`, gameKinds)).toThrow(/stands alone/);
});
