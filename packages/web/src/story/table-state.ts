import type { GameName, View } from '@sixgun/engine';
import type {
  Danger,
  Decision,
  Facts,
  Grave,
  Ground,
  Hint,
  OpenQuestion,
  RoleOdds,
  TableInfo,
  Taught,
} from '@sixgun/protocol';
import type { Beside } from '../state/beside.ts';
import type { Lesson } from '../state/settings.ts';
import type { Chronicle } from './chronicle.ts';

/** What is explained once in a first game, beside the parts of a seat. */
export type Mark = Exclude<Lesson, GameName>;

/** What lies over the table. */
export type Sheet =
  | { kind: 'card'; def: number; piece: number }
  | { kind: 'seat'; seat: number }
  | { kind: 'face'; face: string }
  | { kind: 'events'; pile: number; force: number }
  | { kind: 'mark'; mark: Mark }
  | { kind: 'danger'; danger: Danger; picks: readonly number[] }
  | { kind: 'log'; line?: number }
  | { kind: 'summary' | 'menu' | 'end' | 'notebook' | 'parts' };

/** Where a game that is over can be looked at again. */
export interface Afterwards {
  place: string;
  /** It is among the own games. */
  kept: boolean;
  /** Its deal was promised beforehand, and can be checked there. */
  check: string | null;
}

/** A short answer beside the thing that was tapped. */
export interface Bubble extends Beside {
  text: string;
}

/** A card shown large while the mouse rests on it. */
export interface Peek extends Beside {
  def: number;
  piece: number;
}

/** What is shown before the first card: who one is, who the sheriff is, whom one plays. */
export interface Deal {
  steps: readonly ('role' | 'sheriff' | 'character')[];
  at: number;
  /** The table as it will be dealt. */
  view: View;
}

/** What a bot says when it is asked for advice: it thinks, it would do nothing, or it would do this. */
export type Advice = 'thinking' | 'nothing' | Hint;

export interface TableState {
  info: TableInfo;
  /** The table as shown, which may lag behind the game while events play. */
  view: View;
  facts: Facts;
  /** What somebody has done is being shown: whoever was asked before has answered. */
  showing: boolean;
  decision: Decision | null;
  /** What others are asked, if anybody is. */
  open: OpenQuestion | null;
  /** Null while one is in the game. */
  grave: Grave | null;
  mayTakeBack: boolean;
  /** Picks made of the present decision. */
  path: readonly number[];
  /** Pieces still in the air. */
  arriving: ReadonlySet<number>;
  chronicle: Chronicle;
  /** The game has only just been dealt, and its beginning is being shown. */
  deal: Deal | null;
  sheet: Sheet | null;
  bubble: Bubble | null;
  peek: Peek | null;
  /** Everything up to the next own decision goes by at once. */
  skipping: boolean;
  /** Several people look at this device. */
  shared: boolean;
  /** How far the lesson has come, null at a table where nothing is taught. */
  taught: Taught | null;
  /** A bot may be asked for a hint here, and the coach speaks. */
  mayHint: boolean;
  /** Null while nobody has asked. */
  hint: Advice | null;
  /** What the coach thinks of the roles, null while nobody wants to know. */
  odds: RoleOdds | null;
  /** Why each bot has attacked somebody last, by seat. */
  grounds: Readonly<Partial<Record<number, Ground>>>;
  /** The seat of the bot that is just saying so; -1 for nobody. */
  speaking: number;
  /** The step that is shown of a game looked at again, null at a table where one is played. */
  replayed: number | null;
  /** Null until the game is over. */
  afterwards: Afterwards | null;
  /** Other people sit at the table, so nobody but the host of the game goes on for anybody. */
  company: boolean;
}
