export { REASONS } from './card/author/why.ts';
export type { CardRules } from './card/compile/rules.ts';
export { winningSide } from './card/flow/winning.ts';
export * from './card/index.ts';
export type { CardPosition, SeatPosition } from './card/position/fields.ts';
export { cardPosition } from './card/position/position.ts';
export { distance, reach, within } from './card/table/distance.ts';
export { CardGame } from './card/table/game.ts';
export { DICE_WORDS, FACES, type FaceName } from './dice/faces.ts';
export type { DicePosition, DiceSeat } from './dice/fields.ts';
export { DiceGame } from './dice/game.ts';
export {
  type DicePackId,
  type DiceVariantName,
  dicePacks,
  diceRules,
  diceVariantNames,
  emptyDiceState,
  MAX_DICE_PLAYERS,
  MIN_DICE_PLAYERS,
  newDiceGame,
} from './dice/index.ts';
export { dicePosition } from './dice/position.ts';
export type { DiceRules } from './dice/rules.ts';
export { DICE_REASONS } from './dice/why.ts';
export { diceWinningSide } from './dice/winning.ts';
export * from './facts.ts';
export * from './games.ts';
export { othersPass, owesAnswer } from './kernel/ahead.ts';
export { chanceText, readChance } from './kernel/anew.ts';
export * from './kernel/determinize.ts';
export * from './kernel/events.ts';
export type { DeclaredField, DeclaredKey, Found, Vocabulary, Written } from './kernel/fields.ts';
export { Game } from './kernel/game.ts';
export * from './kernel/hash.ts';
export { LONGEST_LINE, LONGEST_RECORD, parseMove, quoted, splitLines } from './kernel/lines.ts';
export * from './kernel/match.ts';
export * from './kernel/notation.ts';
export * from './kernel/offer.ts';
export * from './kernel/record.ts';
export * from './kernel/replay.ts';
export * from './kernel/rng.ts';
export * from './kernel/rules.ts';
export * from './kernel/save.ts';
export * from './kernel/seats.ts';
export type { Variants, Wanted } from './kernel/setup.ts';
export { sha256Hex } from './kernel/sha256.ts';
export { isParts, type Shape, shapeText, type ValueOf } from './kernel/shape.ts';
export * from './kernel/state.ts';
export type * from './kernel/story.ts';
export {
  applyEvent,
  cloneView,
  type Own,
  ownOf,
  type Standpoint,
  standpointOf,
  type View,
  viewOf,
} from './kernel/view.ts';
export * from './positions.ts';
