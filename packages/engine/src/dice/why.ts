/** Every reason for which the dice game does not offer something. */
export const DICE_REASONS = [
  'out-of-range',
  'eliminated',
  'not-yourself',
  'mandatory',
  'dynamite-locked',
  'no-throws-left',
  'no-arrow',
  'no-beer',
  'no-such-face',
  'wrong-time',
  'once-per-turn',
  'once-per-game',
] as const;
export type DiceReason = (typeof DICE_REASONS)[number];
