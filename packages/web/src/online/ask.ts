import type { WireAsk } from '@sixgun/protocol';

/** Who owes an answer, and since when as far as this page knows. */
export interface Ask {
  q: number;
  seats: readonly number[];
  /** When this page has heard the question, by its own clock. */
  since: number;
  /** What the server has said of the own clock: a bot answers at this moment. */
  left: { seat: number; until: number } | null;
  /** There is but one answer, and it will be given for oneself. */
  spared: boolean;
}

const SEATS = [0, 1, 2, 3, 4, 5, 6, 7];

/** The same question goes on, a new one begins now. */
export function askedOf(ask: WireAsk | null, before: Ask): Ask {
  const q = ask?.q ?? -1;
  const seats = SEATS.filter((seat) => (((ask?.asked ?? 0) >> seat) & 1) === 1);
  return q === before.q ? { ...before, seats } : { q, seats, since: Date.now(), left: null, spared: false };
}
