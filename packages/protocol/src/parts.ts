import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { PORTRAITS } from './portraits.ts';

/** The small pieces that messages are made of. */
export const whole = v.pipe(v.number(), v.safeInteger());
const atLeast = (least: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(least));
export const count = atLeast(0);
/** Number of a row; 0 is the deal, -1 what was before it. */
export const seq = atLeast(-1);
export const seat = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(7));
/** A seat, 8 for those who look on, 9 for those who see all hands. */
export const audience = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(9));
const pick = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(65535));
export const draft = v.pipe(v.array(pick), v.maxLength(LIMITS.picks));
export const picks = v.pipe(v.array(pick), v.minLength(1), v.maxLength(LIMITS.picks));
/** Made by whoever acts; the same one again is the same action. */
export const id = v.pipe(v.string(), v.regex(/^[\w-]{6,24}$/));
const word = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
export const words = v.pipe(v.array(word), v.maxLength(LIMITS.ids));
export const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
export const salt = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
export const chatText = v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.chat));
export const nameText = v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.nameCharacters));
export const game = v.picklist(['card', 'dice']);
export const variants = v.pipe(
  v.record(word, v.union([v.boolean(), v.pipe(v.string(), v.maxLength(40))])),
  v.check((given) => Object.keys(given).length <= LIMITS.ids, 'too many options'),
);

/** How strong a bot is; `rule` and `random` are those of the command line. */
export const LEVELS = ['random', 'rule', 'greenhorn', 'gunslinger', 'legend'] as const;
export type Level = (typeof LEVELS)[number];
export const level = v.picklist(LEVELS);

/** What somebody may show at his seat without a word; the page draws them. */
export const REACTIONS = ['cheers', 'laugh', 'shock', 'anger', 'tears', 'hats-off'] as const;
export type Reaction = (typeof REACTIONS)[number];
export const reaction = v.picklist(REACTIONS);

/** Who can win, and so be bet on. */
export const side = v.picklist(['law', 'outlaws', 'renegade']);

export const portrait = v.picklist(PORTRAITS);

export const PACES = ['quick', 'normal', 'slow', 'days', 'off'] as const;
export type Pace = (typeof PACES)[number];
export const pace = v.picklist(PACES);
