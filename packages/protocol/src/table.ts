import type { DefInfo, Face, Facts, GameName, PreviousSeat, Question, Refusal, ZoneInfo } from '@sixgun/engine';
import type { Audience } from './audience.ts';
import type { Level } from './parts.ts';

export type { DefInfo, Facts, Question, Refusal };

/** What a game is played with: it follows from the set-up alone, whoever plays. */
export interface Box {
  game: GameName;
  packs: readonly string[];
  variants: Readonly<Record<string, boolean | string>>;
  players: number;
  faces: readonly Face[];
  backs: readonly string[];
  defs: readonly DefInfo[];
  zones: readonly ZoneInfo[];
  first: Readonly<Record<string, number>>;
  seatColumns: readonly string[];
  tokenColumns: readonly string[];
  vars: readonly string[];
  words: readonly string[];
  /** Nothing in play brings anybody back who is out. */
  deadStayDead: boolean;
}

/** Everything about a table that never changes while it is played. */
export interface TableInfo extends Box {
  /** Whose eyes this is seen with. */
  me: Audience;
  names: readonly string[];
  /** How strong the bots are, by seat, null for people; missing where nobody has said so. */
  levels?: readonly (Level | null)[];
}

/** One pick and what may follow it. */
export interface PickNode {
  pick: number;
  /** With this pick the move is whole, or the rules choose how it goes on (ask `next`); null if more is needed. */
  ends: 'whole' | 'next' | null;
  next: PickNode[];
}

/** A question put to a seat. The moves are picks; how the rules number them is nobody's business. */
export interface Decision {
  id: number;
  question: Question;
  /** Beside somebody else's decision: it may be left alone. */
  standing: boolean;
  /** The own answer while a window is open; another one replaces it. */
  sealed: readonly number[] | null;
  /** Picks already made of this move; the tree goes on from there. */
  draft: readonly number[];
  /** Sorted by pick: the order in which cards lie in a hand would tell something. */
  tree: readonly PickNode[];
}

/** What everybody may know of the question others are asked: never what they hold. */
export interface OpenQuestion {
  seats: readonly number[];
  ask: Question['ask'];
  by?: number | undefined;
  cause?: number | undefined;
  /** Answers, lives or cards that are missing. */
  needed?: number | undefined;
  wants?: 'effect' | 'card' | undefined;
  /** The card that is wanted by its name. */
  wanted?: number | undefined;
}

/** What a table is opened with. The deal is made where the game is kept, so nobody else learns its seed. */
export interface NewGame {
  game: GameName;
  packs: readonly string[];
  variants: Readonly<Record<string, boolean | string>>;
  names: readonly string[];
  me: number;
  /** Seats of the people who take turns at this device; only `me` where it is missing. */
  people?: readonly number[];
  /** How strong the bots are, by seat. */
  levels?: readonly Level[];
  /** What everybody was in the last game of the same people: survivors may keep their characters. */
  previous?: readonly PreviousSeat[];
}

/** A game as earlier versions of the page have kept it themselves. */
export interface OldSave {
  record: string;
  me: number;
  names: readonly string[];
}

/** What a bot would do in one's place, and why. */
export interface Hint {
  /** A whole move, with what was picked of it already. */
  picks: readonly number[];
  /** Who says so. */
  level: Level;
  /** A stronger one took too long. */
  simpler: boolean;
  /** Null where only the move is told. */
  why: Why | null;
  /** What else was tried, best first; the odds of the own side in a hundred. */
  others: readonly { picks: readonly number[]; percent: number }[];
}

/** Why a bot attacks somebody, as it may say it at the table: it rests on what everybody has seen. */
export type Ground =
  | { why: 'hurt-me' | 'hurt-sheriff' | 'hurt-others'; seat: number }
  | { why: 'role-open'; seat: number; role: number }
  | { why: 'hunch' };

/** Why a bot would do so: what it says openly, how it found it, and what it thinks of whom it concerns. */
export interface Why {
  openly: Ground | null;
  thinking: { by: 'no-choice' } | { by: 'experience' } | { by: 'playouts'; playouts: number; percent: number };
  suspicion: { seat: number; role: number; percent: number } | null;
}

/** What one may think of everybody: by seat the odds of sheriff, deputy, outlaw and renegade, null where one knows. */
export type RoleOdds = readonly (readonly number[] | null)[];

export type Danger =
  | { what: 'yourself' }
  | { what: 'no-effect' }
  | { what: 'last-life' }
  | { what: 'shorter-reach'; from: number; to: number }
  | { what: 'wasted'; seat: number };
