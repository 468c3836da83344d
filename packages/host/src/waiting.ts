import { type Game, seatsOf } from '@sixgun/engine';

export interface Waiting {
  q: number;
  window: boolean;
  /** `must`: it owes an answer, else it may use an any-time ability; `spare`: its only answer, if there is no other. */
  seats: { seat: number; must: boolean; spare: number[] | null }[];
}

/** Who is asked question q, for whoever drives the seats. */
export function waitingOf(g: Game, q: number): Waiting {
  const seats = seatsOf(g.asked).map((seat) => ({ seat, must: true, spare: g.spared(seat) }));
  const beside = seatsOf(g.standing).map((seat) => ({ seat, must: false, spare: null }));
  return { q, window: g.isWindow(), seats: [...seats, ...beside] };
}
