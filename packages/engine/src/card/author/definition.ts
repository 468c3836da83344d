import type { Frame } from '../../kernel/frame.ts';
import type { TriggerSpec } from '../../kernel/hooks.ts';
import type { Offer } from '../../kernel/offer.ts';
import type { Step as KernelStep, Program } from '../../kernel/program.ts';
import type { Definition } from '../../kernel/rules.ts';
import type { CardGame } from '../table/game.ts';
import type { Moments } from './moments.ts';
import type { Mark, PackExtras } from './pack.ts';
import type { Queries } from './queries.ts';
import type { Why, WhyNotSeat } from './why.ts';

export type Step = KernelStep<CardGame>;
export type CardProgram = Program<CardGame>;

/**
 * Before an event: change, replace, cancel.
 * `shot` is a BANG! effect before it can be answered: `SURE` as its answer leaves nothing to answer it with.
 * `prepare` is the start of phase 1, before anything about it is settled; `deal` its normal draw, once every choice has been made.
 */
export const WOULD = ['turn', 'draw', 'aim', 'each', 'shot', 'harm', 'eliminate', 'deal', 'prepare'] as const;
export type Would = (typeof WOULD)[number];
/** After an event. */
export const AFTER = [
  'setup',
  'turnStart',
  /** Life has been taken, before anybody can be saved or goes out; `damage` comes when that is settled. */
  'wounded',
  'damage',
  'eliminated',
  'laid',
  'played',
  'turnEnd',
  /** Between effects: what has fallen due to a player (an empty hand …), once no effect of his is at work any more. */
  'due',
  'flipped',
  'signal',
  'round',
  'draw',
  /** Between effects: what follows from the position itself. */
  'settle',
  /** The last load token has left a card. */
  'spent',
  /** What travels along the middle of the table has gone on. */
  'moved',
  /** A BANG! effect was cancelled. */
  'missed',
  /** Somebody has drunk a Beer card. */
  'beer',
  /** Somebody (`by`) has taken or discarded a card of another player (`to`), of his own choice or not. */
  'robbed',
] as const;
export type After = (typeof AFTER)[number];

export type Trigger = TriggerSpec<CardGame>;

/**
 * An extra move of its owner's turn; with `anytime` also between the plays of the others.
 * It is played and aimed like a card, unless it says itself what it offers.
 */
export interface OptionSpec extends Move {
  anytime?: (g: CardGame, me: number) => boolean;
  /** The words its moves begin with, where that is neither an ability nor a card. */
  words?: readonly string[];
  offer?: (g: CardGame, me: number, o: Offer, def: number, piece: number) => void;
  /** Puts the picks of its move where its program looks for them, when the usual places are not enough. */
  read?: (g: CardGame, f: Frame, line: readonly number[]) => void;
}

/** Another way to take phase 1, or its first card. */
export interface DrawSpec {
  /** What kind of pick its moves begin with, when that is not the ability itself. */
  token?: number;
  /** It replaces the first card of phase 1 and nothing later. */
  first?: boolean;
  /** It takes the place of the whole phase 1, of which nothing may have been used then. */
  whole?: boolean;
  /** It may be used several times in one phase 1. */
  repeats?: (g: CardGame) => boolean;
  /** Where it offers nothing there is no choice, and nothing is asked. */
  offer: (g: CardGame, me: number, o: Offer, def: number) => void;
  run: readonly Step[];
}

/** An answer that lies in play or in the character: usable once against one attack. */
export interface RespondSpec {
  gives: number;
  /** Names of cards it stands for where a card is demanded. */
  stands?: number;
  /** It may be used more than once against one attack. */
  again?: boolean;
  /** What it costs beside itself, and why that cannot be paid. What is paid for can be used again, and is not given back. */
  pays?: (g: CardGame, me: number, piece: number) => Why;
  when?: (g: CardGame, me: number, piece: number) => Why;
  run: readonly Step[];
}

/** What a rule in force lets everybody play certain cards for instead of what they do. */
export interface InsteadSpec {
  /** Cards that count as one of these. */
  names: number;
  /** The words that say which it is: what the card does, and this. */
  words: readonly [own: string, other: string];
  run: readonly Step[];
}

/** What a card in front of its owner adds, for a price, to a BANG! card he plays; one of the hand is played with it. */
export interface BoostSpec {
  when: (g: CardGame, me: number, piece: number, bang: number) => Why;
  /** Nothing can be said against this shot. */
  sure?: boolean;
  /** For this shot the target's ability and cards in play count for nothing. */
  strips?: boolean;
  /** Lives the shot takes, 1 unless told; its pack has the variable `SHOT_LIVES`. */
  lives?: number;
  /** Before the target answers; `pick` is the card itself. */
  run: readonly Step[];
}

/** Moments at which cards may be played from any hand to change what is about to happen. */
export type ReactPoint = 'aim' | 'each' | 'harm';

export interface ReactSpec {
  /** Seats that may use it against this event, judged by what everybody sees. */
  seats: (g: CardGame, e: Frame) => number;
  /** What it changes about the event, at once. */
  change: (g: CardGame, e: Frame, seat: number) => void;
  /** What follows once the event is over. */
  run?: readonly Step[];
  /** It is an ability, and this is the card it is used with. */
  named?: number;
}

export interface Hooks {
  query?: Partial<Queries>;
  at?: Partial<Moments>;
  would?: Partial<Record<Would, Trigger>>;
  after?: Partial<Record<After, Trigger>>;
  option?: OptionSpec;
  draw?: DrawSpec;
  respond?: RespondSpec;
  /** A way of the owner's to save his last life. */
  rescue?: OptionSpec;
  boost?: BoostSpec;
  instead?: InsteadSpec;
}

/** Whom a played card may be aimed at. */
export interface Aim {
  /** `out` are the players who are out of the game. */
  within: 'reach' | 'anywhere' | 'out' | number;
  self?: boolean;
  /** One more pick: a random card of that hand or one lying before that player; `laid` and `hand` for one of these alone. */
  takes?: 'card' | 'laid' | 'hand';
  /** Which of the cards lying before that player can be picked, if not all. */
  laid?: (g: CardGame, me: number, to: number, piece: number) => boolean;
  /** It is the cards it costs that are aimed: only who is immune to all of them is safe. */
  with?: 'cost';
  /** One more player, no farther than this from the first; a first one who has none is only for want of others. */
  second?: number;
  /** Its effect itself asks who avoids it (`letAvoid`), when what strengthens the card is decided; `n` there is the number of its targets. */
  later?: boolean;
  but?: (g: CardGame, me: number, to: number, card: number) => WhyNotSeat;
}

export interface Play {
  /** Other cards of the hand that must be discarded with it. */
  cost?: number;
  when?: (g: CardGame, me: number, card: number) => Why;
  aim?: Aim;
  run: readonly Step[];
}

/**
 * A play of anything that is no card of the hand. What it costs is still in the hand and lies in `card` and `pick` of its
 * frame; a piece that is played, such as gear or a role, is `card` itself.
 */
export interface Move extends Play {
  /** Only cards that count as this one can be given for it. */
  named?: number;
  pays?: (g: CardGame, me: number, piece: number) => Why;
  /** Which cards may go together. */
  fits?: (g: CardGame, me: number, paid: readonly number[]) => boolean;
  /** Something beside cards that one must have enough of. */
  price?: { needed: number; have: (g: CardGame, me: number) => number };
}

export interface Content extends Definition, Hooks {
  /** Its effect is one event for all it concerns: who has won is found when it is over. */
  asOne?: boolean;
}

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
  /** While it is at work nothing that falls due to anybody is given out. */
  quiet?: boolean;
  /** The definition it is played as instead of its own, outside every limit; -1 for none. */
  mimics?: (g: CardGame) => number;
  /** Marked with the book symbol: left out of the simplified first game. */
  book: boolean;
  play?: Play;
  /** What it does when it is discarded from in front of its owner, from the turn after it was laid. */
  use?: Play;
  /** When this answer has met the whole demand. */
  met?: readonly Step[];
  /** When its target has avoided it altogether, so that it does nothing else. */
  avoided?: readonly Step[];
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
  /** Moments at which its owner may play a named card to change what is about to happen. */
  react?: Partial<Record<ReactPoint, ReactSpec>>;
}

export interface Role extends Content {
  readonly kind: 'role';
  side: 'law' | 'outlaws' | 'renegade';
}

export interface TableEvent extends Content, Pick<PackExtras, 'fields'> {
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
