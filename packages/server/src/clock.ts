import type { Clock } from '@sixgun/host';

/** Milliseconds that never jump, whatever is done to the clock on the wall. */
export const clock: Clock = {
  now: () => Math.floor(performance.timeOrigin + performance.now()),
  later(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
