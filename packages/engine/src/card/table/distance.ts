import { only } from '../../kernel/seats.ts';
import type { CardGame } from './game.ts';

/** Seats between two players, the shorter way round; who is out does not count. */
function apart(g: CardGame, ring: readonly number[], at: number): number {
  const seats = Math.min(at, ring.length - at);
  return g.askTable(g.q.apart, seats);
}

export function distance(g: CardGame, from: number, to: number): number {
  if (from === to) return 0;
  const ring = g.ring(from);
  const at = ring.indexOf(to);
  if (at < 0) return Number.POSITIVE_INFINITY;
  const seen = g.askSeat(g.q.seenAt, apart(g, ring, at), to);
  return Math.max(1, g.askSeat(g.q.sees, seen, from));
}

export function reach(g: CardGame, seat: number): number {
  return g.askSeat(g.q.range, 1, seat);
}

/** The other players within a distance, as a set. */
export function within(g: CardGame, from: number, limit: number): number {
  const sees = g.askSeat(g.q.sees, 0, from);
  const ring = g.ring(from);
  const moved = g.isAnswered(g.q.apart);
  const hidden = g.isAnswered(g.q.seenAt);
  let seats = 0;
  for (let at = 1; at < ring.length; at++) {
    let d = moved ? apart(g, ring, at) : Math.min(at, ring.length - at);
    if (hidden) d = g.askSeat(g.q.seenAt, d, ring[at]);
    d += sees;
    if (d <= limit || (limit >= 1 && d < 1)) seats |= only(ring[at]);
  }
  return seats;
}
