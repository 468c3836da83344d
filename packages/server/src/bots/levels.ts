import type { Level } from '@sixgun/protocol';

/** Who thinks in a thread, and who answers instead when there is no time: the next lower level. */
const LOWER: Readonly<Partial<Record<Level, Level>>> = { gunslinger: 'greenhorn', legend: 'gunslinger' };

/** Answers at once whatever is asked; in the actor it costs about what it would cost to ask a thread. */
export const LIGHT = 'greenhorn' satisfies Level;

export const isHeavy = (level: Level): boolean => level in LOWER;
/** So many levels lower. */
export const lowerBy = (level: Level, steps: number): Level =>
  steps <= 0 ? level : lowerBy(lowerThan(level), steps - 1);
export const lowerThan = (level: Level): Level => LOWER[level] ?? LIGHT;
