import { expect, test } from 'vitest';
import { fastRng, gameKinds, hashGame, type Match, newMatch, nextBelow, replay } from '../src/index.ts';
import { extent } from './support/extent.ts';
import { LONGEST, randomPicks, seatsOf } from './support/playout.ts';
import { randomSetup } from './support/setups.ts';

const GAMES = extent(150, 3_000, 20_000);

/** Chance decides who moves and what; now and then somebody speaks or takes his move back. */
function randomStep(match: Match, rng: number[]): void {
  const g = match.game;
  if (nextBelow(rng, 100) === 0) match.say(nextBelow(rng, g.rules.players));
  if (g.s.over) return;
  const useStanding = g.standing !== 0 && nextBelow(rng, 8) === 0;
  const seats = seatsOf(useStanding ? g.standing : g.asked);
  const seat = seats[nextBelow(rng, seats.length)];
  randomPicks(g, seat, rng, match);
  if (nextBelow(rng, 50) === 0 && match.mayTakeBack(seat)) match.takeBack(seat);
}

/** Played to its end and read back there and, for every second game, from a record cut somewhere before. */
function playAndReadBack(game: 'card' | 'dice', seed: number): void {
  const rng = fastRng(`read-back:${game}:${seed}`);
  const match = newMatch({ ...randomSetup(game, rng), seed });
  const cut = seed % 2 === 0 ? nextBelow(rng, 200) : Number.POSITIVE_INFINITY;
  for (let step = 0; !match.game.s.over; step++) {
    if (step > LONGEST) throw new Error('the game does not end');
    if (match.lines.length >= cut) break;
    randomStep(match, rng);
  }
  const text = match.record();
  try {
    const again = replay(text, gameKinds);
    if (again.record() !== text) throw new Error('read back, the record is another');
    if (hashGame(again.game) !== hashGame(match.game)) throw new Error('read back, the position is another');
  } catch (error) {
    throw new Error(`game ${seed}: ${error instanceof Error ? error.message : error}\n${text}`);
  }
}

test.each(['card', 'dice'] as const)(
  `what is written is what is read: ${GAMES} games of %s, finished and cut`,
  { timeout: 0 },
  (game) => {
    const failures: string[] = [];
    for (let seed = 0; seed < GAMES; seed++) {
      try {
        playAndReadBack(game, seed);
      } catch (error) {
        failures.push(String(error));
      }
    }

    expect(failures).toEqual([]);
  },
);
