import type { GameEvent, Option, Own, Rules, View } from '@sixgun/engine';

/** A line of the public story. */
export type Told = Extract<GameEvent, { e: 'tell' }>;

/** An option with the picks it stands for, to be judged without reading its tokens. */
export interface Choice extends Option {
  line: readonly number[];
}

/** All that a player knows when it has to decide. */
export interface Question {
  rules: Rules;
  view: View;
  own: Own;
  options: readonly Choice[];
  prompt: string;
  /** An any-time ability beside somebody else's decision: the answer may be NOTHING. */
  optional: boolean;
  /** What was told to everybody so far; empty when the game was joined later. */
  history: readonly Told[];
  rng: number[];
}

export const NOTHING = -1;

/** A player: sees what its seat sees and answers with the place of an option in the list. */
export interface Bot {
  decide(question: Question): number;
}
