import type { Level } from '@sixgun/protocol';

/** Who thinks in a thread, and who answers instead when there is no time: the next lower level. */
const LOWER: Readonly<Partial<Record<Level, Level>>> = { gunslinger: 'greenhorn', legend: 'gunslinger' };

/** Answers at once whatever is asked; in the actor it costs about what it would cost to ask a thread. */
export const LIGHT: Level = 'greenhorn';

export const isHeavy = (level: Level): boolean => level in LOWER;
export const lowerThan = (level: Level): Level => LOWER[level] ?? LIGHT;
