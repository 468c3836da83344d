import type { Question as Asked, Own, Rules, Standpoint, Told } from '@sixgun/engine';

/** A whole move, or the beginning of one after which the same seat goes on choosing. */
export interface Choice {
  line: readonly number[];
  draft: boolean;
}

/** All that a player knows when it has to decide. */
export interface Question {
  rules: Rules;
  view: Standpoint;
  own: Own;
  /** What it has picked of this move already; the options go on from there. */
  draft: readonly number[];
  /** In an order that follows from the picks alone: how they lie in hands and piles would tell. */
  options: readonly Choice[];
  /** What the rules ask. */
  asked: Asked;
  /** An any-time ability beside somebody else's decision: the answer may be NOTHING. */
  optional: boolean;
  /** What was told to everybody so far; empty when the game was joined later. */
  history: readonly Told[];
  rng: number[];
}

export const NOTHING = null;

/** A player: sees what its seat sees and answers with the picks of one of the options. */
export interface Bot {
  decide(question: Question): readonly number[] | typeof NOTHING;
}
