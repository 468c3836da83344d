import { expect, test } from 'vitest';
import {
  dicePacks,
  fastRng,
  gameKinds,
  hashGame,
  type Match,
  type NewGame,
  newMatch,
  nextBelow,
  replay,
} from '../src/index.ts';
import { LONGEST, seatsOf } from './support/playout.ts';

const MODULES = {
  'saloon-dice': true,
  'chief-arrow': true,
  'special-roles': 'mixed',
  'new-characters': true,
  ghost: true,
};
const CARD_PACKS = ['base', 'dodge-city', 'high-noon', 'fistful-of-cards', 'wild-west-show'];

const SETUPS: Record<string, Omit<NewGame, 'seed'>> = {
  'the card game': { game: 'card', players: 5 },
  'the card game of three': { game: 'card', players: 3 },
  'the card game with four sets': { game: 'card', players: 6, packs: CARD_PACKS },
  'the dice game': { game: 'dice', players: 5 },
  'the dice game of three': { game: 'dice', players: 3 },
  'Old Saloon': { game: 'dice', players: 7, packs: dicePacks.map(({ id }) => id), variants: MODULES },
};
const GAMES = 8;

const everySeat = (match: Match): number[] => [...match.game.s.order];

/** The state, and who may go back further, are those of the record played anew. */
function requireReplayed(match: Match): void {
  const again = replay(match.record(), gameKinds);
  expect(hashGame(match.game)).toBe(hashGame(again.game));
  expect(everySeat(match).map((seat) => match.mayTakeBack(seat))).toEqual(
    everySeat(again).map((seat) => again.mayTakeBack(seat)),
  );
}

function play(match: Match, rng: number[]): number {
  const { game } = match;
  let taken = 0;
  for (let decision = 0; !game.s.over; decision++) {
    if (decision > LONGEST) throw new Error('the game does not end');
    const goesBack = everySeat(match).filter((seat) => match.mayTakeBack(seat));
    if (goesBack.length > 0 && nextBelow(rng, 4) === 0) {
      match.takeBack(goesBack[nextBelow(rng, goesBack.length)]);
      requireReplayed(match);
      taken++;
    }
    const useStanding = game.standing !== 0 && nextBelow(rng, 8) === 0;
    const seats = seatsOf(useStanding ? game.standing : game.asked);
    const seat = seats[nextBelow(rng, seats.length)];
    const { n } = game.offer(seat);
    if (n > 0) match.choose(seat, nextBelow(rng, n));
  }
  return taken;
}

test.each(Object.keys(SETUPS))(
  'after a take-back %s stands as its record says, and not at all once it is over',
  (name) => {
    let taken = 0;
    for (let seed = 0; seed < GAMES; seed++) {
      const match = newMatch({ ...SETUPS[name], seed });
      try {
        taken += play(match, fastRng(`${name}${seed}`));
      } catch (error) {
        throw new Error(`game ${seed}: ${error instanceof Error ? error.stack : error}`);
      }
      for (const seat of everySeat(match)) {
        expect(match.mayTakeBack(seat)).toBe(false);
        expect(() => match.takeBack(seat)).toThrow('cannot take the last move back');
      }
    }
    expect(taken).toBeGreaterThan(GAMES);
  },
);

test('whoever could go back before another did, can again', () => {
  const match = newMatch({ game: 'card', players: 4, seed: 1 });
  const rng = fastRng('two');
  for (let i = 0; i < 4000 && !match.game.s.over; i++) {
    const [first] = everySeat(match).filter((seat) => match.mayTakeBack(seat));
    const [seat] = seatsOf(match.game.asked);
    match.choose(seat, nextBelow(rng, match.game.offer(seat).n));
    if (first === undefined || first === seat || !match.mayTakeBack(seat)) continue;
    match.takeBack(seat);
    expect(match.mayTakeBack(first)).toBe(true);
    requireReplayed(match);
    return;
  }
  throw new Error('nobody ever moved after somebody who could still go back');
});
