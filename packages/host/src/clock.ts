/** Time and its one alarm, given from outside so that a test can let it run. Milliseconds that never jump. */
export interface Clock {
  now(): number;
  /** Runs something later; the answer calls it off. */
  later(ms: number, run: () => void): () => void;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Whoever comes back has at least this much. */
export const RETURN_BANK = 15 * SECOND;
/** An alarm further off than this is set in steps: a timer of more than 24 days would ring at once. */
export const LONGEST_ALARM = 24 * 60 * MINUTE;
