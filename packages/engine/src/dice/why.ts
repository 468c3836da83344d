import type { Refusal, Refusals } from '../kernel/story.ts';

/** Every reason for which the dice game does not offer something. */
export const DICE_REASONS = [
  'out-of-range',
  'eliminated',
  'not-yourself',
  'not-concerned',
  'same-player',
  'no-such-seat',
  'mandatory',
  'dynamite-locked',
  'no-throws-left',
  'not-your-dice',
  'no-such-die',
  'base-dice-only',
  'no-arrow',
  'no-chief',
  'pile-empty',
  'only-rolled',
  'no-beer',
  'no-such-face',
  'not-shown',
  'not-yours',
  'no-power',
  'wrong-time',
  'once-per-throw',
  'once-per-turn',
  'once-per-game',
  'not-in-this-game',
] as const satisfies readonly (keyof Refusals)[];

/** Reasons that a name says enough of. */
export type DiceReason = Exclude<(typeof DICE_REASONS)[number], 'out-of-range'>;

/** The compiler does not try out so many members by itself. */
export const because = (why: DiceReason): Refusal => ({ why }) as Refusal;
