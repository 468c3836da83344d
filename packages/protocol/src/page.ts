import type { SeatEvent, View } from '@sixgun/engine';
import type { Level } from './parts.ts';
import type {
  Danger,
  Decision,
  Facts,
  Ground,
  Hint,
  NewGame,
  OldSave,
  OpenQuestion,
  PickNode,
  Refusal,
  RoleOdds,
  TableInfo,
} from './table.ts';

/** How far a lesson or a puzzle has come. */
export interface Taught {
  /** Moves that a lesson has waited for and got. */
  made: number;
  /** The move a lesson waits for, or one that still solves a puzzle; null if there is none. */
  awaited: readonly number[] | null;
  outcome: 'open' | 'solved' | 'failed';
}

/** Out, and may come back or not; who may not can look at every hand, where nobody else at the device still plays. */
export type Grave = 'may-return' | 'for-good' | 'can-open' | 'open';

/** What happened up to the next stop, and how the table stands then, as one audience may know it. */
export interface Batch {
  id: number;
  events: readonly SeatEvent[];
  view: View;
  facts: Facts;
  decision: Decision | null;
  /** What others are asked, if anybody is. */
  open: OpenQuestion | null;
  mayTakeBack: boolean;
  /** Missing while one is in the game. */
  grave?: Grave;
  /** Missing at a table where nothing is taught. */
  taught?: Taught;
  /** The step of a game that is looked at again; missing where one is played. */
  replayed?: number;
  /** Others at this device are awaited, so that it is handed over; missing where one person plays alone. */
  door?: Door | null;
  /** What the coach thinks of the roles; missing while nobody wants to know. */
  odds?: RoleOdds;
}

/** Who is to take over the device. Nothing of them is told before they have. */
export interface Door {
  /** Seats of people who owe an answer. */
  seats: readonly number[];
  /** Several are asked at once, and may pass without looking, as at any table. */
  room: boolean;
  /** How many events of the story the first of them has heard already. */
  heard: number;
}

export type ToWorker =
  | { t: 'new'; game: NewGame }
  /** Goes on with the game that is kept; `old` is one that the page itself has kept. */
  | { t: 'resume'; old: OldSave | null }
  /** The page has shown this batch; whoever else is asked may go on. */
  | { t: 'shown'; batch: number }
  /** A whole move, as its picks; `sure` when a warning was read. */
  | { t: 'move'; decision: number; picks: readonly number[]; sure: boolean }
  /** What follows these picks. */
  | { t: 'next'; decision: number; draft: readonly number[] }
  | { t: 'back' }
  /** Somebody has taken over the device; null: it is covered again; open: who is out for good sees every hand. */
  | { t: 'look'; seat: number | 'open' | null }
  /** Nobody of those at the door wants to answer. */
  | { t: 'pass-all' }
  /** What a bot would do now, going on from the picks of the draft. */
  | { t: 'hint'; decision: number; draft: readonly number[] }
  /** Whether the odds of the roles are wanted from now on. */
  | { t: 'coach'; on: boolean }
  /** Why these picks cannot be made after those of the draft. */
  | { t: 'why'; request: number; draft: readonly number[]; picks: readonly number[] };

export type ToPage =
  /**
   * `view` is the table before `batch`; `history` tells a resumed game from its beginning; `kept`: it survives a reload;
   * `mayHint`: here one may ask a bot for advice, and the coach speaks.
   */
  | {
      t: 'table';
      info: TableInfo;
      view: View;
      facts: Facts;
      history: readonly SeatEvent[];
      batch: Batch;
      kept: boolean;
      mayHint?: boolean;
    }
  | { t: 'batch'; batch: Batch }
  /** Somebody else has a seat from now on: how strong the bots are, by seat. */
  | { t: 'levels'; levels: readonly (Level | null)[] }
  | { t: 'tree'; decision: number; draft: readonly number[]; tree: readonly PickNode[] }
  | { t: 'danger'; decision: number; picks: readonly number[]; danger: Danger }
  /** The move was not made, and nothing has changed. */
  | { t: 'no'; decision: number; refusal: Refusal }
  | { t: 'why'; request: number; refusal: Refusal }
  /** Null: there is nothing to advise any more. */
  | { t: 'hint'; decision: number; hint: Hint | null }
  | { t: 'odds'; odds: RoleOdds }
  /** What the bot of this seat says of its attack. */
  | { t: 'because'; seat: number; ground: Ground }
  /** There is no game to go on with. */
  | { t: 'none' }
  /** The game is over: its record or the number it is kept under elsewhere, and how it ended for the person at `seat`. */
  | { t: 'ended'; of: { record: string } | { game: string }; info: TableInfo; view: View; seat: number }
  /** `lost` is a kept game that cannot be gone on with, under older rules or at all: its record is all that is left of it. */
  | { t: 'trouble'; message: string; lost?: { record: string; older: boolean } };
