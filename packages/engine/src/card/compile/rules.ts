import type { Frame } from '../../kernel/frame.ts';
import type { Rules, TriggerTable } from '../../kernel/rules.ts';
import type {
  After,
  BoostSpec,
  Card,
  CardProgram,
  Content,
  DrawSpec,
  InsteadSpec,
  OptionSpec,
  ReactPoint,
  ReactSpec,
  RespondSpec,
  Would,
} from '../author/definition.ts';
import type { Moments } from '../author/moments.ts';
import type { PackExtras } from '../author/pack.ts';
import type { Queries } from '../author/queries.ts';
import type { CardGame } from '../table/game.ts';

/** One source of extra moves: which definition, and the program it runs. */
export interface Runnable<S> {
  spec: S;
  prog: CardProgram;
}

/** A move that knows what it offers, by itself or as it is written. */
export type Offering = OptionSpec & Required<Pick<OptionSpec, 'offer'>>;

/** A card that may be played in answer to an event, and its copies. */
export interface Reaction {
  def: number;
  pieces: readonly number[];
  spec: ReactSpec;
  prog: CardProgram | undefined;
}

/** What may be used at one moment out of turn: cards, by their definition, and abilities that use other cards. */
export interface Reactions {
  readonly all: readonly Reaction[];
  readonly ofCard: readonly (Reaction | undefined)[];
  readonly abilities: readonly Reaction[];
}

/** Hooks of one query or moment by definition; `id` is the number sources are listed under. */
export interface FoldTable<Fold> {
  readonly id: number;
  /** Does any definition of these packs have one? */
  readonly any: boolean;
  readonly of: readonly (Fold | undefined)[];
}

export type FoldTables<Folds> = { readonly [K in keyof Folds]: FoldTable<Folds[K]> };

export interface CardRules extends Rules {
  readonly game: 'card';
  readonly content: readonly Content[];
  /** Definition to the pack it comes from. */
  readonly origin: readonly string[];
  /** The playing card behind a definition, if it is one. */
  readonly cards: readonly (Card | undefined)[];
  readonly query: FoldTables<Queries>;
  readonly moments: FoldTables<Moments>;
  readonly would: Readonly<Record<Would, number>>;
  readonly after: Readonly<Record<After, number>>;
  readonly triggers: readonly TriggerTable<CardGame>[];
  readonly options: readonly (Runnable<Offering> | undefined)[];
  readonly draws: readonly (Runnable<DrawSpec> | undefined)[];
  readonly responds: readonly (Runnable<RespondSpec> | undefined)[];
  readonly rescues: readonly (Runnable<Offering> | undefined)[];
  /** The numbers under which sources of moves are listed. */
  readonly moves: Readonly<Record<'option' | 'anytime' | 'draw' | 'respond', number>>;
  /** Playing cards by their ids, words and counters of the table by their names. */
  readonly cardNumbers: ReadonlyMap<string, number>;
  readonly wordPicks: ReadonlyMap<string, number>;
  readonly varNumbers: Readonly<Record<string, number>>;
  /** Words that moves begin with, to the definition that offers them. */
  readonly wordMoves: ReadonlyMap<number, number>;
  /** Cards that may be played for something else, and the program for that. */
  readonly instead: Runnable<InsteadSpec> | undefined;
  readonly gains: readonly (CardProgram | undefined)[];
  readonly loses: readonly (CardProgram | undefined)[];
  readonly uses: readonly (CardProgram | undefined)[];
  readonly anyUse: boolean;
  /** Does a round begin, with nobody on turn yet? */
  readonly isBetweenRounds: (stack: readonly Frame[]) => boolean;
  readonly isCopyAtWork: (stack: readonly Frame[], piece: number) => boolean;
  /** Seats that wait for what falls due to them. */
  readonly occupied: (g: CardGame) => number;
  readonly boosts: readonly (Runnable<BoostSpec> | undefined)[];
  readonly anyBoost: boolean;
  readonly reactions: Readonly<Record<ReactPoint, Reactions>>;
  /** Are there cards that are laid with load tokens? */
  readonly anyLoad: boolean;
  /** First zone of each kind that lies in front of a player. */
  readonly front: readonly number[];
  /** First zone of each kind whose cards others can pick. */
  readonly exposed: readonly number[];
  /** What the packs in play bring beside their content. */
  readonly extras: readonly PackExtras[];
  readonly plays: readonly (CardProgram | undefined)[];
  readonly saves: readonly (CardProgram | undefined)[];
  readonly mets: readonly (CardProgram | undefined)[];
  readonly avoided: readonly (CardProgram | undefined)[];
  readonly enters: readonly (CardProgram | undefined)[];
  /** Definition that stands for a name: what a card is played as. */
  readonly named: ReadonlyMap<number, number>;
  /** The same to go through: a list is walked without making anything. */
  readonly namedPairs: readonly (readonly [name: number, def: number])[];
  /** Column of each mark by its number, -1 for those of packs that are not in play. */
  readonly columns: readonly number[];
  readonly turnColumns: readonly number[];
  readonly hand: number;
  readonly play: number;
  readonly role: number;
  readonly character: number;
}
