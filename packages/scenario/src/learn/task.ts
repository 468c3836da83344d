import type { Expectation, Given } from '../scenario.ts';

/** One text in every language of the page. */
export interface Words {
  readonly en: string;
  readonly cs: string;
  readonly pl: string;
}

/** What both lessons and puzzles are made of: a position, who learns and how the others are called. */
interface Task {
  readonly id: string;
  readonly title: Words;
  /** The seat of the one who learns. */
  readonly me: string;
  /** Names of the others by seat. */
  readonly names: Readonly<Record<string, string>>;
  readonly position: Given;
}

/** One sentence of the old-timer, and the move he waits for; without a move there is something to look at. */
export interface LessonStep {
  readonly say: Words;
  /** What is lit beside the picks of the move: `seat B`, `own`, `role`, `hand`, `card bang`, `deck`, `dice`, … */
  readonly lit: readonly string[];
  readonly do: string | null;
  /** What everybody does after it, in this order, before the next sentence. */
  readonly after: readonly string[];
}

export interface Lesson extends Task {
  /** One line about it in the list. */
  readonly line: Words;
  /** What happens before the first sentence. */
  readonly first: readonly string[];
  readonly steps: readonly LessonStep[];
}

/** The faces of throws to come by seat: a row a throw, a place a die, whether or not it is thrown then. */
export type Throws = Readonly<Record<string, readonly (readonly string[])[]>>;

export interface Puzzle extends Task {
  /** What has to be done, on the sign. */
  readonly goal: Words;
  /** One to three. */
  readonly stars: number;
  /** A card or a face that stands for it in the list. */
  readonly picture: string;
  /** Done as soon as this holds. */
  readonly reach: Expectation | null;
  /** Done if this holds when it is over. */
  readonly hold: Expectation | null;
  /** It is over when this player's turn begins. */
  readonly until: string;
  readonly throws: Throws;
  /** The one first move that leads there. */
  readonly solution: string;
  /** Why the other ways fail. */
  readonly why: Words;
}
