import type { GameName } from '@sixgun/engine';
import type { Stance } from './wishes.ts';

/** How acts are read; fitted on games of every level (docs/bots.md). */
export interface Reading extends Stance {
  /** How clearly a wish shows in an act: the odds of a wished target against one that leaves cold are e to this power. */
  clear: number;
  /** Holding back is worth as much as a target wished for like this. */
  hold: number;
  /** Some acts have reasons of their own. */
  whim: number;
  /** The second act on the same target says only so much of what the first one said. */
  again: number;
  /** With dice everything is read that players choose; only what is unusual is read as an act. */
  moves?: MoveReading;
}

/** How the moves of a dice game are read: by what they are worth to whoever makes them, in each way there is to judge. */
export interface MoveReading {
  /** Ways to judge by lives: for each, by how many an option must be better to be taken e times as often. */
  lives: readonly number[];
  /** The same by odds of winning. */
  odds: readonly number[];
  /** Some moves have reasons of their own. */
  whim: number;
  /** A judgement followed from outside is never quite the player's: each move says only so much of what it seems to say. */
  trust: number;
}

export const READINGS: Readonly<Record<GameName, Reading>> = {
  card: { clear: 3, hold: 0.2, whim: 0.08, again: 0.85, hunted: 0.6, balance: 1 },
  // Who reckons with dice shows less of a wish against the renegade, and as a renegade less against outlaws.
  dice: {
    clear: 2.4,
    hold: 0.2,
    whim: 0.05,
    again: 0.9,
    hunted: 0.3,
    balance: 0.6,
    // Some judge with care, some with little, some play as it comes.
    moves: { lives: [0.12, 0.6, Number.POSITIVE_INFINITY], odds: [0.003, 0.01], whim: 0.1, trust: 0.8 },
  },
};
