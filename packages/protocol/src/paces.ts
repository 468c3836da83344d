import type { Pace } from './parts.ts';

/** How long a seat may think, in milliseconds. */
export interface Times {
  /** For every decision. */
  free: number;
  /** For the whole game, once the free time is up. */
  bank: number;
  /** Comes back with every own turn, up to what there was at the start. */
  back: number;
  /** Without a connection for so long, a bot answers at once; null if it never does. */
  away: number | null;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const AWAY = 20 * SECOND;

/** Null: nobody is hurried. */
export const PACE_TIMES: Readonly<Record<Pace, Times | null>> = {
  quick: { free: 6 * SECOND, bank: 30 * SECOND, back: 5 * SECOND, away: AWAY },
  normal: { free: 12 * SECOND, bank: 90 * SECOND, back: 10 * SECOND, away: AWAY },
  slow: { free: 30 * SECOND, bank: 5 * MINUTE, back: 30 * SECOND, away: AWAY },
  days: { free: 24 * 60 * MINUTE, bank: 0, back: 0, away: null },
  off: null,
};

/** A seat is warned when it has so little left. */
export const WARNING = 10 * SECOND;
