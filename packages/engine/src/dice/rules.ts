import type { FieldSet } from '../kernel/fields.ts';
import type { Rules, TriggerTable } from '../kernel/rules.ts';
import type { DiceGame } from './game.ts';
import type {
  After,
  Content,
  DiceProgram,
  Die,
  Fold,
  Moment,
  Part,
  Power,
  Queries,
  Role,
  Way,
  Would,
} from './types.ts';

export const LIFE = 0;
export const MAX = 1;
export const IN = 2;
/** When a seat went out: 1 for the first; 0 while it never has. */
export const OUT = 3;
export const ARROWS = 4;
/** 1 for the one who plays on as a ghost. */
export const GHOST = 5;
/** Face of the ghost's token lying before a seat, plus 1; 0 for none. */
export const TOKEN = 6;
/** 1 if the doubling token lies there too. */
export const DOUBLE = 7;
export const SEAT_COLUMNS = ['life', 'max', 'in', 'out', 'arrows', 'ghost', 'token', 'double'] as const;

/** Of a role: lies face up for everybody. */
export const OPEN = 0;
/** Of a role: its power has been used. */
export const SPENT = 1;
export const TOKEN_COLUMNS = ['open', 'spent'] as const;

export const ACTIVE = 0;
export const PHASE = 1;
export const ROUND = 2;
export const STARTER = 3;
export const OUTS = 4;
/** Plain arrows in the middle of the table. */
export const PILE = 5;
/** Seat that has the chief's arrow, or one of the two below. */
export const CHIEF = 6;
/** Dice of the present turn. */
export const DICE = 7;
/** Which die of the box lies last: 0 for one more base die. */
export const SALOON = 8;
/** Dice turned by the ghost's tokens; they lie first. */
export const TURNED = 9;
export const THROWS = 10;
/** Set of dice whose faces came with the last throw. */
export const FRESH = 11;
/** Beers of this turn used for something else than drinking. */
export const BEERS_SPENT = 12;
/** First of six: the face each die shows. */
export const DIE = 13;
export const MAX_DICE = 6;
export const VARS = [
  'active',
  'phase',
  'round',
  'starter',
  'outs',
  'pile',
  'chief',
  'dice',
  'saloon',
  'turned',
  'throws',
  'fresh',
  'beers-spent',
  ...Array.from({ length: MAX_DICE }, (_, i) => `die${i + 1}`),
] as const;

export const CHIEF_IN_PILE = -1;
export const NO_CHIEF = -2;

export const PHASES = ['setup', 'start', 'roll', 'resolve', 'end'] as const;
export type Phase = (typeof PHASES)[number];

export const ALL_ARROWS = 9;
export const BASE_DICE = 5;

export const CHARACTERS = 0;
/** Roles of this game before they are dealt. */
export const ROLES = 1;
/** Special and normal roles that were not drawn, apart by part: everybody knows how many of each there are. */
export const SPARE = 2;
export const PARTS = ['sheriff', 'deputy', 'outlaw', 'renegade'] as const satisfies readonly Part[];
export const TABLE_ZONES = ['characters', 'roles', ...PARTS.map((part) => `spare-${part}`)] as const;
export const SEAT_ZONES = ['role', 'character'] as const;

export type QueryTables = Record<keyof Queries, { any: boolean; of: (Fold | undefined)[] }>;

export interface RunnablePower {
  spec: Power;
  prog: DiceProgram;
}

export interface DiceRules extends Rules {
  readonly game: 'dice';
  readonly content: readonly Content[];
  /** The role behind a definition, if it is one. */
  readonly roles: readonly (Role | undefined)[];
  /** The base die first, then those that may replace one. */
  readonly dice: readonly Die[];
  /** The word that chooses each of them. */
  readonly dieWords: readonly number[];
  /** Roles of each part in this game, in the order of PARTS. */
  readonly partCounts: readonly number[];
  readonly query: QueryTables;
  readonly would: Readonly<Record<Would, number>>;
  readonly after: Readonly<Record<After, number>>;
  readonly triggers: readonly TriggerTable<DiceGame>[];
  readonly aims: readonly (Way | undefined)[];
  readonly arrowWays: readonly (Way | undefined)[];
  readonly powers: readonly (RunnablePower | undefined)[];
  /** Definitions that have a power at a moment. */
  readonly moments: Readonly<Record<Moment, readonly number[]>>;
  /** The piece of each definition that exists once. */
  readonly pieceOf: readonly number[];
  readonly role: number;
  readonly character: number;
  readonly specialRoles: boolean;
  readonly chief: boolean;
  readonly ghost: boolean;
  /** What the packs in play add to scenario files. */
  readonly fields: readonly FieldSet<DiceGame>[];
  /** Readings a table may prefer. */
  readonly gatlingHitsFirst: boolean;
  readonly shortestWay: boolean;
  readonly nobodyLeftDraws: boolean;
  readonly apacheTakesBoth: boolean;
}
