import { firstSeat, type Game, nextBelow, seatsOf } from '../../src/index.ts';

export const LONGEST = 20_000;

export { seatsOf };

/** The name of the question that waits, empty when none does. */
export const askedNow = (g: Game): string => (g.asked === 0 ? '' : (g.question(firstSeat(g.asked))?.ask ?? ''));

/** One uniformly random whole move by somebody who may move; any-time abilities get their chance, and now and then somebody speaks. */
export function randomMove(g: Game, rng: number[]): void {
  if (nextBelow(rng, 100) === 0) g.signal(nextBelow(rng, g.rules.players));
  if (g.s.over) return;
  const useStanding = g.standing !== 0 && nextBelow(rng, 8) === 0;
  const seats = seatsOf(useStanding ? g.standing : g.asked);
  const seat = seats[nextBelow(rng, seats.length)];
  randomPicks(g, seat, rng);
}

/** One uniformly random whole move of this seat, pick by pick; a match writes it down. */
export function randomPicks(g: Game, seat: number, rng: number[], mover: Pick<Game, 'choose'> = g): void {
  for (let draft: readonly number[] | null = []; draft !== null; ) {
    const o = g.offer(seat, false, draft);
    if (o.n === 0) throw new Error(`seat ${seat} is asked "${g.question(seat)?.ask}" and has no option`);
    draft = mover.choose(seat, nextBelow(rng, o.n));
  }
}
