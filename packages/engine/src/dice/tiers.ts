import { PLAIN } from '../kernel/hooks.ts';

/** What happens to a loss in turn: points are replaced by something else before somebody else takes them over. */
export const TIERS = ['replace', 'transfer', PLAIN] as const;
