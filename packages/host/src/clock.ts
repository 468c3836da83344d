import type { Pace } from '@sixgun/protocol';

/** Time and its one alarm, given from outside so that a test can let it run. Milliseconds that never jump. */
export interface Clock {
  now(): number;
  /** Runs something later; the answer calls it off. */
  later(ms: number, run: () => void): () => void;
}

/** How long a seat may think. */
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
/** Whoever comes back has at least this much. */
export const RETURN_BANK = 15 * SECOND;
/** An alarm further off than this is set in steps: a timer of more than 24 days would ring at once. */
export const LONGEST_ALARM = 24 * 60 * MINUTE;
