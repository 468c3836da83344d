import type { GameName } from '@sixgun/engine';
import type { Hint, Question } from './table.ts';

/** How things stood after one step of a game that is looked at again. */
export interface CourseStep {
  /** Number of the turn, from 1; 0 before the first one. */
  turn: number;
  /** By seat. */
  lives: readonly number[];
  /** Seats that owe an answer then; everybody knows it. */
  asked: readonly number[];
}

/** What can be told of a whole game before it is shown. */
export interface Course {
  game: GameName;
  names: readonly string[];
  /** The deal first. */
  steps: readonly CourseStep[];
  deaths: readonly { seat: number; step: number }[];
  /** The last step is the end of the game. */
  over: boolean;
  /** It is another end than the one the record names. */
  changed: boolean;
  /** Every hand may be shown: nobody plays this game any more. */
  mayOpen: boolean;
  /** Seats; none before the end. */
  winners: readonly number[];
  /** Why there is no more of the record. */
  broken: { line: number; message: string } | null;
}

/** What a bot would have done there, out of what the seat knew; and what was done. */
export interface Thought {
  step: number;
  seat: number;
  question: Question;
  hint: Hint;
  /** Null if it never came to that. */
  done: readonly number[] | null;
}
