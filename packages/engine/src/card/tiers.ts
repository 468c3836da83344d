/**
 * The order in which things that happen at the same moment are settled; `usual` is where hooks without a tier stand.
 * The first six are the start of a turn as the rulebook counts it.
 */
export const TIERS = [
  'return',
  'fuse',
  'lockup',
  'venom',
  'timer',
  'service',
  'chart',
  'inherit',
  'usual',
  'leave',
] as const;
