import { type Game, hasSeat, PASS } from '@sixgun/engine';

/** Windows of the dice game in which everybody is asked for a special role that hardly anybody has. */
const ASKS_EVERYBODY = /^role-/;

export function sparedAnswer(g: Game, seat: number): number[] | null {
  if (!hasSeat(g.asked, seat) || !ASKS_EVERYBODY.test(g.question(seat)?.ask ?? '')) return null;
  const offer = g.offer(seat);
  return offer.n === 1 && offer.pick(0, 0) === PASS ? [PASS] : null;
}
