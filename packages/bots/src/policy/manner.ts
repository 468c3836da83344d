/** How a player leans; personalities are nothing but other numbers. */
export interface Manner {
  /** Below this nobody is foe enough to be shot at. */
  enemy: number;
  /** What a life of one's own is worth beside what one can do to others. */
  caution: number;
  /** How gladly it fights when it could also wait. */
  temper: number;
  /** How much whoever has hurt it counts as a foe for that alone. */
  grudge: number;
}

export const MANNERS = {
  /** For the players of a rollout. */
  plain: { enemy: 0.25, caution: 1, temper: 0, grudge: 0 },
  even: { enemy: 0.4, caution: 1, temper: 0, grudge: 0 },
  /** Shoots back, whoever it was. */
  green: { enemy: 0.4, caution: 1, temper: 0, grudge: 0.25 },
} as const satisfies Record<string, Manner>;

/** Ways of playing that a table may ask for, beside the level. */
export const PERSONALITIES = {
  careful: { enemy: 0.55, caution: 1.4, temper: -0.5, grudge: 0.1 },
  'hot-headed': { enemy: 0.2, caution: 0.8, temper: 1, grudge: 0.5 },
  sly: { enemy: 0.5, caution: 1.1, temper: -0.3, grudge: 0 },
} as const satisfies Record<string, Manner>;
export type Personality = keyof typeof PERSONALITIES;
