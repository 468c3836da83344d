import type { Frame } from '../kernel/frame.ts';
import type { TriggerSpec } from '../kernel/hooks.ts';
import type { Offer } from '../kernel/offer.ts';
import type { Step as KernelStep, Program } from '../kernel/program.ts';
import type { Definition } from '../kernel/rules.ts';
import type { CardGame } from './game.ts';
import type { Mark, PackExtras } from './rules.ts';
import type { Why } from './why.ts';

export type Step = KernelStep<CardGame>;
export type CardProgram = Program<CardGame>;

/** A card off the deck is drawn; it has gone elsewhere and the next one comes up; or there is no other one. */
export type Diversion = 'drawn' | 'next' | 'none';

/** Pure folds. The comment says whose hooks are asked. */
export interface Queries {
  /** self: how far I see others. */
  sees: (distance: number, g: CardGame, me: number) => number;
  /** target: how far others see me. */
  seenAt: (distance: number, g: CardGame, me: number) => number;
  /** self: reach of my weapon. */
  range: (range: number, g: CardGame, me: number) => number;
  /** self: BANG! cards allowed a turn. */
  bangLimit: (limit: number, g: CardGame, me: number) => number;
  /** self: Missed! effects needed against my attack. */
  missesNeeded: (needed: number, g: CardGame, me: number, attack: Frame) => number;
  /** self: cards I may keep. */
  handLimit: (limit: number, g: CardGame, me: number) => number;
  /** self: names my card counts as. */
  countsAs: (names: number, g: CardGame, me: number) => number;
  /** self: cards I turn up for one draw!. */
  flips: (count: number, g: CardGame, me: number) => number;
  /** self: cards of my phase 1. */
  drawCount: (count: number, g: CardGame, me: number) => number;
  /** self: lives I could get back right now when losing the last one. */
  rescues: (count: number, g: CardGame, me: number) => number;
  /** self: told of each card of phase 1 as it arrives, counted from 1; may change how many follow. */
  drawn: (left: number, g: CardGame, me: number, piece: number, index: number) => number;
  /** table: is this source switched off? */
  switchedOff: (off: boolean, g: CardGame, me: number, seat: number, def: number, piece: number) => boolean;
  /** table: where a discarded card goes. */
  discardTo: (zone: number, g: CardGame, me: number, piece: number, from: number) => number;
  /** table: where a card taken from the table goes instead of the hand. */
  takenTo: (zone: number, g: CardGame, me: number, piece: number) => number;
  /** table: what becomes of a card that comes off the deck. */
  diverted: (way: Diversion, g: CardGame, me: number, piece: number) => Diversion;
  /** table: the seat that will take the card `by` has turned up once the effect is over, -1 for the pile. */
  claimed: (seat: number, g: CardGame, me: number, piece: number, by: number) => number;
  /** table: who sees the cards of this hand. */
  handSeenBy: (seats: number, g: CardGame, me: number, seat: number) => number;
  /** table: does a player who is out come back for his turn? */
  mayReturn: (back: boolean, g: CardGame, me: number, seat: number) => boolean;
  /** table: 1 when turns go clockwise, -1 against the clock. */
  direction: (way: number, g: CardGame) => number;
  /** table: the pile phase 1 draws from. */
  drawsFrom: (zone: number, g: CardGame, me: number, seat: number) => number;
  /** table: why this seat may not play this card (as this definition) now. */
  forbids: (why: Why, g: CardGame, me: number, seat: number, piece: number, def: number) => Why;
  /** target: why this player's card cannot be aimed at me. */
  immune: (why: Why, g: CardGame, me: number, by: number, piece: number) => Why;
  /** table: who has won, 0 while nobody has. */
  winners: (seats: number, g: CardGame) => number;
  /** table: the suit a card counts as. */
  suit: (suit: string, g: CardGame, me: number, piece: number) => string;
  /** table: cards of this seat's phase 1 before its own abilities change the number. */
  drawBase: (count: number, g: CardGame, me: number, seat: number) => number;
  /** table: how far two players sit apart before anything changes it. */
  apart: (distance: number, g: CardGame) => number;
  /** table: the card this seat has to play before it may end its turn, -1 for none. */
  mustPlay: (piece: number, g: CardGame, me: number, seat: number) => number;
  /** table: why this seat may not use this card in any way now; `names` is what it would be used as. */
  forbidsUse: (why: Why, g: CardGame, me: number, seat: number, piece: number, names: number) => Why;
  /** self: names this very card counts as, whatever it is called. */
  renamed: (names: number, g: CardGame, me: number, piece: number) => number;
  /** self: 1 if I cannot answer with this card for its effect. */
  barred: (barred: number, g: CardGame, me: number, piece: number) => number;
  /** self: cards I start the game with. */
  firstHand: (count: number, g: CardGame, me: number) => number;
  /** table: the seat that takes what `from` discards over the hand limit, -1 for the pile. */
  surplusTo: (seat: number, g: CardGame, me: number, from: number) => number;
  /** table: does this player in play count as one whom the law has to outlive? */
  alive: (counts: boolean, g: CardGame, me: number, seat: number) => boolean;
  /** table: the role this player wins or loses with. */
  allegiance: (role: string, g: CardGame, me: number, seat: number) => string;
  /** self: lives I get from what is drunk as a Beer; `piece` is the card, if it is one. */
  beerHeals: (lives: number, g: CardGame, me: number, piece: number) => number;
  /** self: told of each card of my hand that I use of my own will in another's turn. */
  spends: (count: number, g: CardGame, me: number) => number;
  /** table: told of each card somebody plays as an answer or to save himself, in whosever turn. */
  answered: (count: number, g: CardGame, me: number, seat: number) => number;
}

/**
 * Before an event: change, replace, cancel.
 * `prepare` is the start of phase 1, before anything about it is settled; `deal` its normal draw, once every choice has been made.
 */
export type Would = 'turn' | 'draw' | 'aim' | 'each' | 'harm' | 'eliminate' | 'deal' | 'prepare';
/** After an event. */
export type After =
  | 'setup'
  | 'turnStart'
  /** Life has been taken, before anybody can be saved or goes out; `damage` comes when that is settled. */
  | 'wounded'
  | 'damage'
  | 'eliminated'
  | 'laid'
  | 'played'
  | 'turnEnd'
  | 'emptyHand'
  | 'flipped'
  | 'signal'
  | 'round'
  | 'draw'
  /** Between effects: what follows from the position itself. */
  | 'settle'
  /** The last load token has left a card. */
  | 'spent';

export type Trigger = TriggerSpec<CardGame>;

/** An extra move of its owner's turn; with `anytime` also between the plays of the others. */
export interface OptionSpec {
  anytime?: (g: CardGame, me: number) => boolean;
  offer: (g: CardGame, me: number, o: Offer, def: number, piece: number) => void;
  /** Puts the picks of its move where its program looks for them, when the usual places are not enough. */
  read?: (g: CardGame, f: Frame, line: readonly number[]) => void;
  run: readonly Step[];
}

/** Another way to take phase 1, or its first card. */
export interface DrawSpec {
  /** What kind of pick its moves begin with, when that is not the ability itself. */
  token?: number;
  /** It replaces the first card of phase 1 and nothing later. */
  first?: boolean;
  /** Is there anything to choose just now? */
  open?: (g: CardGame, me: number) => boolean;
  offer: (g: CardGame, me: number, o: Offer, def: number) => void;
  run: readonly Step[];
}

/** An answer that lies in play or in the character: usable once against one attack. */
export interface RespondSpec {
  gives: number;
  run: readonly Step[];
}

/** What a card in front of its owner adds, for a price, to a BANG! card he plays. */
export interface BoostSpec {
  when: (g: CardGame, me: number, piece: number) => Why;
  /** For this shot the target's ability and cards in play count for nothing; its pack has `strippedOff` in force. */
  strips?: boolean;
  /** Before the target answers; `pick` is the card itself. */
  run: readonly Step[];
}

/** Moments at which cards may be played from any hand to change what is about to happen. */
export type ReactPoint = 'aim' | 'harm';

export interface ReactSpec {
  /** Seats that may use it against this event, judged by what everybody sees. */
  seats: (g: CardGame, e: Frame) => number;
  /** What it changes about the event, at once. */
  change: (g: CardGame, e: Frame) => void;
  /** What follows once the event is over. */
  run?: readonly Step[];
}

export interface Hooks {
  query?: Partial<Queries>;
  would?: Partial<Record<Would, Trigger>>;
  after?: Partial<Record<After, Trigger>>;
  option?: OptionSpec;
  draw?: DrawSpec;
  respond?: RespondSpec;
  /** A way of the owner's to save his last life. */
  rescue?: OptionSpec;
  boost?: BoostSpec;
}

/** Whom a played card may be aimed at. */
export interface Aim {
  within: 'reach' | 'anywhere' | number;
  self?: boolean;
  /** One more pick: a random card of that hand or one lying before that player. */
  takes?: 'card';
  but?: (g: CardGame, me: number, to: number, card: number) => Why;
}

export interface Play {
  /** Other cards of the hand that must be discarded with it. */
  cost?: 1;
  when?: (g: CardGame, me: number, card: number) => Why;
  aim?: Aim;
  run: readonly Step[];
}

export interface Content extends Definition, Hooks {}

export type Colour = 'brown' | 'blue' | 'green' | 'orange' | 'black' | 'wagon';

export interface Card extends Content {
  readonly kind: 'card';
  colour: Colour;
  /** Rank and suit of each copy: `10H`. */
  copies: readonly string[];
  names: number;
  /** Effect it gives when played as an answer. */
  gives: number;
  weapon: boolean;
  /** Counts toward the one BANG! a turn. */
  limited: boolean;
  /** Marked with the book symbol: left out of the simplified first game. */
  book: boolean;
  play?: Play;
  /** What it does when it is discarded from in front of its owner, from the turn after it was laid. */
  use?: Play;
  /** When this answer has met the whole demand. */
  met?: readonly Step[];
  /** May be played at the last life. */
  saves?: {
    when?: (g: CardGame, me: number) => Why;
    /** Lives it brings, 1 unless told. */
    lives?: (g: CardGame, me: number, piece: number) => number;
    run: readonly Step[];
  };
  /** May be played at these moments, in anybody's turn. */
  react?: Partial<Record<ReactPoint, ReactSpec>>;
}

export interface Character extends Content {
  readonly kind: 'character';
  life: number;
  /** Life on the cards of earlier printings, where it differs. */
  classicLife?: number;
  /** What happens when somebody comes to have this ability, and when it goes. */
  gains?: readonly Step[];
  loses?: readonly Step[];
}

export interface Role extends Content {
  readonly kind: 'role';
  side: 'law' | 'outlaws' | 'renegade';
}

export interface TableEvent extends Content, Pick<PackExtras, 'place'> {
  readonly kind: 'event' | 'variant' | 'table';
  marks?: readonly Mark[];
  /** What happens once, when it comes into force; `me` is the player it begins with. */
  enters?: readonly Step[];
  /** Lies at the bottom of its pile and stays to the end of the game. */
  last?: boolean;
  /** Options of the set-up with which alone it is in the pile, or without which it is. */
  onlyWith?: string;
  unless?: string;
  /** What its pile shows from behind, so that the cards of two piles are never mistaken for one another. */
  back?: string;
  /** Roles nobody is dealt, but which a player can come to. */
  roles?: readonly Role[];
}
