export { REASONS, type Reason } from './card/author/why.ts';
export type { CardRules } from './card/compile/rules.ts';
export { handLimit } from './card/flow/turn.ts';
export { winningSide } from './card/flow/winning.ts';
export * from './card/index.ts';
export { inspectCard } from './card/position/inspect.ts';
export { type CardInPlay, type CardPosition, cardPosition, type SeatPosition } from './card/position/position.ts';
export { distance, reach } from './card/table/distance.ts';
export { CardGame } from './card/table/game.ts';
export { DICE_WORDS, FACES, type FaceName } from './dice/faces.ts';
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
export { inspectDice } from './dice/inspect.ts';
export { type DicePosition, type DiceSeat, dicePosition } from './dice/position.ts';
export type { DiceRules } from './dice/rules.ts';
export { DICE_REASONS, type DiceReason } from './dice/why.ts';
export { diceWinningSide } from './dice/winning.ts';
export * from './games.ts';
export { isAsked, othersPass } from './kernel/ahead.ts';
export * from './kernel/determinize.ts';
export * from './kernel/events.ts';
export * from './kernel/frame.ts';
export { Game } from './kernel/game.ts';
export * from './kernel/hash.ts';
export * from './kernel/match.ts';
export * from './kernel/notation.ts';
export * from './kernel/offer.ts';
export { programs } from './kernel/program.ts';
export * from './kernel/record.ts';
export * from './kernel/replay.ts';
export * from './kernel/rng.ts';
export * from './kernel/rules.ts';
export * from './kernel/save.ts';
export * from './kernel/seats.ts';
export type { Variants, Wanted } from './kernel/setup.ts';
export * from './kernel/state.ts';
export * from './kernel/view.ts';
