/**
 * The order in which things that happen at the same moment are settled; untiered hooks come after all of these.
 * The first six are the start of a turn as the rulebook counts it.
 */
export const TIERS = ['return', 'fuse', 'lockup', 'venom', 'timer', 'service', 'chart', 'inherit'] as const;
