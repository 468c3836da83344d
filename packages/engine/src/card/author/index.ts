/** Everything an author of a pack writes with, from one place. */

import type { Fields as KernelFields } from '../../kernel/fields.ts';
import type { CardGame } from '../table/game.ts';

/** How scenario files speak of what a pack adds. */
export type Fields = KernelFields<CardGame>;

export { seatNamed } from '../../kernel/fields.ts';
export { type Frame, memory, NONE } from '../../kernel/frame.ts';
export { CANCELLED } from '../../kernel/hooks.ts';
export { pieceToken } from '../../kernel/notation.ts';
export {
  ability,
  copyOf,
  effectOf,
  FROM_DECK,
  FROM_DISCARD,
  handCard,
  KIND,
  kindOf,
  laidCard,
  nameOf,
  Offer,
  PASS,
  pickValue,
  RANDOM_CARD,
  seatPick,
  usedAs,
} from '../../kernel/offer.ts';
export { program, sequence } from '../../kernel/program.ts';
export { letter } from '../../kernel/rules.ts';
export { hasSeat, only, without } from '../../kernel/seats.ts';
export type { CardRules } from '../compile/rules.ts';
export { setCharacterAbilities } from '../flow/abilities.ts';
export { damage, livesLeft, livesOf, payLife, WOUND } from '../flow/damage.ts';
export { demand } from '../flow/demand.ts';
export { discardAtOnce } from '../flow/discards.ts';
export { fightDuel } from '../flow/duel.ts';
export { inDuel, keepQuiet } from '../flow/dues.ts';
export {
  bothTargets,
  cardOfPick,
  concerned,
  DODGED,
  discardOf,
  discardPicked,
  everyone,
  giveOrLose,
  hasCards,
  missTarget,
  nextConcerned,
  offerCardsOf,
  SURE,
  shoot,
  stillConcerned,
  takePicked,
} from '../flow/effects.ts';
export { dropOut, leave, putOut } from '../flow/eliminate.ts';
export {
  buildPile,
  type EventPile,
  isInForce,
  pileFields,
  pileZones,
  sheriffsExtras,
  turnEvent,
} from '../flow/event-piles.ts';
export { claimsOf, drawCheck, flip, isDiamond, isHeart, REPEAT, release, releaseAll } from '../flow/flip.ts';
export { ghostField, ghosts, keepInPlay, keepsInPlay, staysInPlay } from '../flow/ghost.ts';
export { drawn, nextDrawn } from '../flow/phase-one.ts';
export {
  aimAnew,
  howPlayed,
  isCardPlayedAs,
  isFromHand,
  isRepetition,
  pushPlay,
  repeatPlay,
} from '../flow/play.ts';
export { letAvoid } from '../flow/react.ts';
export { comeBack, isGhost } from '../flow/returning.ts';
export { becomeCharacter } from '../flow/setup.ts';
export { openStore } from '../flow/store.ts';
export { AGAIN, EXTRA, endTurn, isLastTurn, LOST, playAgain } from '../flow/turn.ts';
export { untouchedBy } from '../flow/untouched.ts';
export { boostOf, isBoosted, isSure, offerBegun, offerBoosted, SHOT_LIVES } from '../offers/boost.ts';
export { forbidden, unusable } from '../offers/forbidden.ts';
export { namedCards, refuseUnnamed } from '../offers/named-cards.ts';
export { refusal } from '../offers/plays.ts';
export { reason, reasonAgainst } from '../offers/reason.ts';
export { guardedSeats, isAimOf, newReaches, offerTargets, targetsOf, whyNotPlayedAt } from '../offers/targets.ts';
export { characterNamed, takePiece } from '../position/box.ts';
export { within } from '../table/distance.ts';
export { type CardGame, isChosen } from '../table/game.ts';
export {
  BANGS,
  BOX,
  CHARACTERS,
  DECK,
  DISCARD,
  FLIP,
  FULL_LOAD,
  LAID,
  LIFE,
  LOAD,
  LOOK,
  OUT,
  ROLES,
  SHOWN,
  STARTER,
} from '../table/layout.ts';
export { copiesNow, isCopy, isPlayedAs } from '../table/played-as.ts';
export type {
  Aim,
  Card,
  Colour,
  Content,
  Hooks,
  OptionSpec,
  Play,
  ReactPoint,
  ReactSpec,
  Step,
} from './definition.ts';
export { field, key } from './fields.ts';
export {
  aimed,
  beforeAnybody,
  blue,
  brown,
  type CardParts,
  card,
  character,
  event,
  green,
  layInFront,
  notTwice,
  replaceWeapon,
  role,
  tableRule,
  variant,
  weapon,
} from './make.ts';
export type { Diversion } from './moments.ts';
export { BANG, BEER, DODGE, isRed, MISSED, rankOrder, SUITS } from './names.ts';
export { moveInShape } from './one-shape.ts';
export type { Mark, Pack } from './pack.ts';
export { OK, type SeatReason, type Why, type WhyNotSeat } from './why.ts';
