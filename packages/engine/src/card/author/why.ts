import type { Refusal, Refusals } from '../../kernel/story.ts';

/** Reasons about a target, to which the offer adds who it is. */
const SEAT_REASONS = ['out-of-range', 'too-far', 'not-the-sheriff', 'not-yourself', 'not-in-play', 'immune'] as const;

/** Reasons about a card or an ability, whoever the target. */
const CARD_REASONS = [
  'bang-limit',
  'same-name-in-play',
  'no-cards',
  'no-target',
  'not-now',
  'no-effect-left',
  'cannot-answer',
  'full-life',
  'two-players',
  'used-this-turn',
  'switched-off',
  'laid-this-turn',
  'forbidden-by-event',
  'wrong-card',
  'last-life',
  'not-yours',
  'not-in-hand',
  'not-there',
  'not-concerned',
  'no-such-seat',
  'mandatory',
  'no-room',
  'no-station',
  'no-wagon',
] as const;

/** Every reason for which something is not offered. */
export const REASONS = [...SEAT_REASONS, ...CARD_REASONS, 'not-enough'] as const satisfies readonly (keyof Refusals)[];

type NamedReason = (typeof CARD_REASONS)[number];

/** Why a card or an ability cannot be used: a name that says enough, or how much is missing. */
export type Reason = NamedReason | Extract<Refusal, { why: 'not-enough' }>;
/** Why somebody cannot be the target. */
export type SeatReason = (typeof SEAT_REASONS)[number] | Reason;

export const OK = '';
export type Why = Reason | typeof OK;
export type WhyNotSeat = SeatReason | typeof OK;
/** What a rule in force says of a card. */
export type Rule = NamedReason | typeof OK;
/** What a player's own ability says of a card aimed at him. */
export type Immunity = 'immune' | typeof OK;
