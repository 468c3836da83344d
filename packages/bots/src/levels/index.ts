import { MANNERS } from '../policy/manner.ts';
import type { SearchWeights } from '../search/search.ts';
import { type Level, playerOf, type Thinker } from './level.ts';

const SEARCH: SearchWeights = {
  turns: 3,
  round: null,
  width: 8,
  prior: { card: 0.015, dice: 1 },
  hopeless: -4,
  trust: 8,
};

const greenhorn: Level = { budget: 0, search: SEARCH, manner: MANNERS.green, memory: 0.6, reckons: false, lower: null };
const gunslinger: Level = {
  budget: 40,
  search: SEARCH,
  manner: MANNERS.even,
  memory: 1,
  reckons: true,
  lower: greenhorn,
};
const legend: Level = {
  budget: 1000,
  search: {
    ...SEARCH,
    round: { turns: 5, playouts: 200 },
    width: 16,
    // With dice the policy reckons by odds itself, and exactly.
    prior: { ...SEARCH.prior, dice: 3 },
    hopeless: Number.NEGATIVE_INFINITY,
  },
  manner: MANNERS.even,
  memory: 1,
  reckons: true,
  lower: gunslinger,
};

/** One player at three strengths: the policy alone, a short look ahead, a long one. */
export const LEVELS = { greenhorn, gunslinger, legend } as const satisfies Record<string, Level>;
export type LevelName = keyof typeof LEVELS;

export const levels: Readonly<Record<LevelName, Thinker>> = {
  greenhorn: playerOf(LEVELS.greenhorn),
  gunslinger: playerOf(LEVELS.gunslinger),
  legend: playerOf(LEVELS.legend),
};
