import type { Rules, TriggerTable } from '../kernel/rules.ts';
import type { CardGame } from './game.ts';
import type {
  After,
  BoostSpec,
  Card,
  CardProgram,
  Content,
  DrawSpec,
  OptionSpec,
  Queries,
  ReactPoint,
  ReactSpec,
  RespondSpec,
  Would,
} from './types.ts';

/** A counter that content keeps for each seat. `turn` marks are wiped when the owner's turn starts. */
export interface Mark {
  readonly name: string;
  readonly lasts: 'turn' | 'game';
}

export const LIFE = 0;
export const MAX = 1;
/** 0 when out, 1 when in the game, 2 when in the game without life for one turn, 3 when a card keeps one there. */
export const IN = 2;
export const KEPT = 3;
export const BANGS = 3;
/** When a seat went out: 1 for the first; 0 while it never has. */
export const OUT = 4;
export const SEAT_COLUMNS = ['life', 'max', 'in', 'bangs', 'out'] as const;

export const LOAD = 0;
/** Load tokens an orange card is laid with. */
export const FULL_LOAD = 3;
/** Laid in the present turn. */
export const FRESH = 1;
export const TOKEN_COLUMNS = ['load', 'fresh'] as const;

export const ACTIVE = 0;
export const PHASE = 1;
export const ROUND = 2;
export const OUTS = 3;
/** Whose turn starts a round. */
export const STARTER = 4;
/** Seats whose ability and cards in play count for nothing in the present shot, as a set. */
export const STRIPPED = 5;
export const VARS = ['active', 'phase', 'round', 'outs', 'starter', 'stripped'] as const;

export const PHASES = ['setup', 'start', 'draw', 'play', 'discard', 'end'] as const;
export type Phase = (typeof PHASES)[number];

export const DECK = 0;
export const DISCARD = 1;
/** Cards turned up by draw!, until the effect that asked for it is over. */
export const FLIP = 2;
/** Cards turned up for everybody to choose from. */
export const STORE = 3;
/** Cards one player looks at. */
export const LOOK = 4;
/** Cards laid face down for a common effect. */
export const LAID = 5;
export const CHARACTERS = 6;
export const ROLES = 7;
/** Out of the game. */
export const BOX = 8;
export const TABLE_ZONES = ['deck', 'discard', 'flip', 'store', 'look', 'laid', 'characters', 'roles', 'box'] as const;
export const SEAT_ZONES = ['hand', 'play', 'role', 'character'] as const;

/** Piles and places a pack needs, what it prepares, and how scenario files speak of it. */
export interface PackExtras {
  /** Zones in the middle of the table; those that `work` are asked for hooks. Two packs may share one by its name. */
  tableZones?: readonly { name: string; ordered?: boolean; works?: boolean }[];
  /** Zones before every player; nobody's cards can pick from those that are `safe`. */
  seatZones?: readonly { name: string; works?: boolean; safe?: boolean }[];
  /** Counters of the table. */
  vars?: readonly string[];
  words?: readonly string[];
  /** Where pieces of a kind lie in a fresh box, by the name of a zone. */
  homes?: Readonly<Record<string, string>>;
  /** Runs at the end of the set-up. */
  setup?: (g: CardGame) => void;
  /** Puts the pack's own fields of a scenario into the position. */
  place?: (g: CardGame, position: PackPosition) => void;
  /** Reads the pack's own keys of an `expect`. */
  inspect?: (g: CardGame, key: string) => unknown;
}

/** A scenario as the packs see it: seats by letter, and fields of their own. */
export interface PackPosition {
  players?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  [field: string]: unknown;
}

/** One source of extra moves: which definition, and the program it runs. */
export interface Runnable<S> {
  spec: S;
  prog: CardProgram;
}

/** A card that may be played in answer to an event, and its copies. */
export interface Reaction {
  def: number;
  pieces: readonly number[];
  spec: ReactSpec;
  prog: CardProgram | undefined;
}

/** Hooks of one query by definition, and where such definitions can work at all, so that walks leave out the rest. */
export interface QueryTable<Q> {
  any: boolean;
  /** Some character has one. */
  abilities: boolean;
  /** Some card that lies in front of a player has one. */
  fronts: boolean;
  /** Something that lies on the table for everybody has one. */
  tables: boolean;
  of: (Q | undefined)[];
}

export type QueryTables = { [K in keyof Queries]: QueryTable<Queries[K]> };

export interface CardRules extends Rules {
  readonly game: 'card';
  readonly content: readonly Content[];
  /** Definition to the pack it comes from. */
  readonly origin: readonly string[];
  /** The playing card behind a definition, if it is one. */
  readonly cards: readonly (Card | undefined)[];
  readonly query: QueryTables;
  readonly would: Readonly<Record<Would, number>>;
  readonly after: Readonly<Record<After, number>>;
  readonly triggers: readonly TriggerTable<CardGame>[];
  readonly options: readonly (Runnable<OptionSpec> | undefined)[];
  readonly anyOption: boolean;
  readonly anyAnytime: boolean;
  readonly draws: readonly (Runnable<DrawSpec> | undefined)[];
  readonly responds: readonly (Runnable<RespondSpec> | undefined)[];
  readonly rescues: readonly (Runnable<OptionSpec> | undefined)[];
  readonly gains: readonly (CardProgram | undefined)[];
  readonly loses: readonly (CardProgram | undefined)[];
  readonly uses: readonly (CardProgram | undefined)[];
  readonly anyUse: boolean;
  readonly boosts: readonly (Runnable<BoostSpec> | undefined)[];
  readonly anyBoost: boolean;
  readonly reactions: Readonly<Record<ReactPoint, readonly Reaction[]>>;
  /** Are there cards that are laid with load tokens? */
  readonly anyLoad: boolean;
  /** First zone of each kind whose cards others can pick. */
  readonly exposed: readonly number[];
  /** What the packs in play bring beside their content. */
  readonly extras: readonly PackExtras[];
  readonly plays: readonly (CardProgram | undefined)[];
  readonly saves: readonly (CardProgram | undefined)[];
  readonly mets: readonly (CardProgram | undefined)[];
  readonly enters: readonly (CardProgram | undefined)[];
  /** Definition that stands for a name: what a card is played as. */
  readonly named: ReadonlyMap<number, number>;
  readonly columns: ReadonlyMap<Mark, number>;
  readonly turnColumns: readonly number[];
  readonly hand: number;
  readonly play: number;
  readonly role: number;
  readonly character: number;
}
