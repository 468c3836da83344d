import type { Question as Asked, Own, Rules, SeatEvent, Standpoint, Told, View } from '@sixgun/engine';
import type { Reason } from './reasons.ts';

/** A whole move, or the beginning of one after which the same seat goes on choosing. */
export interface Choice {
  line: readonly number[];
  draft: boolean;
}

/**
 * What everybody at the table has heard: the table as it was in the beginning, and all that has happened since.
 * The list only grows; after a move is taken back there is another list. What a seat alone knows stands in its view.
 */
export interface Heard {
  readonly first: View;
  readonly events: readonly SeatEvent[];
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
  /** The same as events; null when nobody has listened. */
  heard: Heard | null;
  /** Playouts it may spend on this; each player has a measure of its own. */
  budget?: number;
  rng: number[];
  /** Only for emergencies: answers depend on playouts, not on how fast they are. */
  alarm?: Alarm;
}

/** Called when thinking begins; what it hands out says between playouts whether it is too late to go on. */
export type Alarm = () => () => boolean;

export const NOTHING = null;

export interface Alternative {
  picks: readonly number[] | typeof NOTHING;
  percent: number;
}

/** An answer, why it was given, and the playouts it took. */
export interface Thought {
  picks: readonly number[] | typeof NOTHING;
  reason: Reason;
  /** What else was tried, best first, with the odds of winning in a hundred. */
  others: readonly Alternative[];
  playouts: number;
  /** How often the alarm has stopped it, so that the next lower level answered. */
  stops?: number;
}

/** A player: sees what its seat sees and answers with the picks of one of the options. Equal questions, equal answers. */
export interface Bot {
  decide(question: Question): readonly number[] | typeof NOTHING;
  /** The same answer, with its reason. */
  think?(question: Question): Thought;
}
