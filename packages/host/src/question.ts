import type { Port } from './row.ts';
import type { Answered } from './think.ts';

/** An answer that was heard and waits for the end of the hold. */
export interface Held {
  picks: readonly number[];
  id: string;
  port: Port;
}

/** What an actor keeps while one question stands; nothing of it outlives the question. */
export class Standing {
  readonly q: number;
  readonly putAt: number;
  /** Before this nothing automatic is done, and in a window nothing at all. Clocks run from here. */
  readonly holdEnd: number;
  /** Before this no bot answers. */
  readonly botAt: number;
  readonly held = new Map<number, Held>();
  /** Take-backs of answers that were only held, by their number: sent again they must not reach the move before. */
  readonly withdrawn = new Set<string>();
  /** Who has come to it by taking a move back. */
  readonly wentBack = new Set<number>();
  /** Seats that have come back from a cover while they were asked this: once, or nobody would ever have to answer. */
  readonly returned = new Set<number>();
  /** Those of them who wanted to once more: they have their seat with the next question. */
  readonly waiting = new Set<number>();
  /** What bots have answered, those that think elsewhere among them. */
  readonly thoughts = new Map<number, Answered>();
  readonly thinking = new Set<number>();

  constructor(q: number, putAt: number, hold: number, botPace: number) {
    this.q = q;
    this.putAt = putAt;
    this.holdEnd = putAt + hold;
    this.botAt = putAt + Math.max(hold, botPace);
  }
}
