import { type Game, nextBelow } from '../../src/index.ts';

export const LONGEST = 20_000;

/** The seats of a set, lowest first. */
export const seatsOf = (mask: number): number[] => [...Array(8).keys()].filter((seat) => ((mask >> seat) & 1) === 1);

/** One uniformly random pick by somebody who may move; any-time abilities get their chance, and now and then somebody speaks. */
export function randomMove(g: Game, rng: number[]): void {
  if (nextBelow(rng, 100) === 0) g.signal(nextBelow(rng, g.rules.players));
  if (g.s.over) return;
  const useStanding = g.standing !== 0 && nextBelow(rng, 8) === 0;
  const seats = seatsOf(useStanding ? g.standing : g.asked);
  const seat = seats[nextBelow(rng, seats.length)];
  const o = g.offer(seat);
  if (o.n === 0) throw new Error(`seat ${seat} is asked "${g.prompt()}" and has no option`);
  g.choose(seat, nextBelow(rng, o.n));
}
