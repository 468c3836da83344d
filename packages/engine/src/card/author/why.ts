/** Every reason for which something is not offered. OK is the empty one. */
export const REASONS = [
  'out-of-range',
  'too-far',
  'bang-limit',
  'same-name-in-play',
  'not-the-sheriff',
  'not-yourself',
  'not-in-play',
  'no-cards',
  'no-target',
  'not-now',
  'no-effect-left',
  'cannot-answer',
  'not-enough',
  'full-life',
  'two-players',
  'used-this-turn',
  'switched-off',
  'laid-this-turn',
  'immune',
  'forbidden-by-event',
  'wrong-card',
  'last-life',
  'not-yours',
  'not-in-hand',
  'not-there',
  'not-concerned',
  'no-such-seat',
  'mandatory',
] as const;
export type Reason = (typeof REASONS)[number];
export type Why = Reason | '';
export const OK: Why = '';
