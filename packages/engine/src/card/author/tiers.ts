import { PLAIN } from '../../kernel/hooks.ts';

/**
 * The order in which things that happen at the same moment are settled.
 * Up to `chart` this is the start of a turn as the rulebook counts it; who leaves does so after everything else, a shadow before any other.
 */
export const TIERS = [
  'return',
  'departure',
  'dawn',
  'fuse',
  'lockup',
  'venom',
  'timer',
  'service',
  'chart',
  'inherit',
  PLAIN,
  'fade',
  'leave',
] as const;
