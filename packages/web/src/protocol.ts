import type { Face, GameName, SeatEvent, View, ZoneInfo } from '@sixgun/engine';

/** What the page may know of a definition: enough to draw it and to find its texts. */
export interface DefInfo {
  key: string;
  kind: string;
  id: string;
  colour: string;
  weapon: boolean;
  /** Of a character: the life it starts with. */
  life?: number;
  /** Of a die: the faces it has. */
  faces?: readonly number[];
}

/** Everything about a table that never changes while it is played. */
export interface TableInfo {
  game: GameName;
  packs: readonly string[];
  variants: Readonly<Record<string, boolean | string>>;
  players: number;
  me: number;
  names: readonly string[];
  faces: readonly Face[];
  backs: readonly string[];
  defs: readonly DefInfo[];
  zones: readonly ZoneInfo[];
  first: Readonly<Record<string, number>>;
  seatColumns: readonly string[];
  tokenColumns: readonly string[];
  vars: readonly string[];
  words: readonly string[];
}

/** Public quantities that follow from the position; -1 where there is none. */
export interface Facts {
  /** From the human seat to each seat. */
  distance: readonly number[];
  reach: readonly number[];
  /** Cards of the human hand beyond what may be kept. */
  surplus: number;
  /** Throws the player on turn still has, in a game with dice. */
  rolls?: number;
  /** Turns go against the clock. */
  backwards?: boolean;
  /** The card the human seat has to play before it may end its turn. */
  mustPlay?: number;
}

/** One pick and what may follow it; `option` is the move that is complete with it, -1 if it needs more. */
export interface PickNode {
  pick: number;
  option: number;
  next: PickNode[];
}

export interface Decision {
  id: number;
  /** Name of the question. */
  prompt: string;
  /** Beside somebody else's decision: it may be left alone. */
  standing: boolean;
  /** Picks of the move in preparation that the rules already hold. */
  draft: readonly number[];
  tree: readonly PickNode[];
}

export interface SavedGame {
  record: string;
  me: number;
  draft: readonly string[];
  over: boolean;
  /** As they were typed; a record knows names without spaces only. */
  names: readonly string[];
}

/** What happened up to the next stop, and how the table stands then. */
export interface Batch {
  id: number;
  events: readonly SeatEvent[];
  view: View;
  facts: Facts;
  decision: Decision | null;
  mayTakeBack: boolean;
  saved: SavedGame;
}

export interface NewGame {
  game: GameName;
  packs: readonly string[];
  variants: Readonly<Record<string, boolean | string>>;
  names: readonly string[];
  seed: string;
  me: number;
}

export type Danger =
  | { what: 'yourself' }
  | { what: 'no-effect' }
  | { what: 'last-life' }
  | { what: 'shorter-reach'; from: number; to: number }
  | { what: 'wasted'; seat: number };

export interface Refusal {
  why: string;
  details: Readonly<Record<string, number>>;
}

export type ToWorker =
  | { type: 'new'; game: NewGame }
  | { type: 'resume'; saved: SavedGame }
  /** The page has shown this batch; whoever else is asked may go on. */
  | { type: 'ready'; batch: number }
  | { type: 'choose'; decision: number; option: number; sure: boolean }
  | { type: 'cancel' }
  | { type: 'take-back' }
  | { type: 'why'; request: number; picks: readonly number[] };

export type ToPage =
  /** `view` is the table before `batch`; `history` tells a resumed game from its beginning. */
  | { type: 'table'; info: TableInfo; view: View; facts: Facts; history: readonly SeatEvent[]; batch: Batch }
  | { type: 'batch'; batch: Batch }
  | { type: 'danger'; decision: number; option: number; danger: Danger }
  | { type: 'why'; request: number; refusal: Refusal }
  | { type: 'trouble'; message: string };
