import type { DiceRules, Told } from '@sixgun/engine';
import type { Odds } from './beliefs.ts';
import { type DiceMove, DiceMoves } from './dice-moves.ts';
import { Judges, judgesOf, type MoveReading } from './judges.ts';
import type { OpenTable } from './open-table.ts';
import { PARTS, type Part } from './parts.ts';

/**
 * Reads what players with dice chose: for each part, how likely a player judging as players do would have chosen so.
 * It does not know in which way somebody judges; what he does says that as well.
 */
export class DiceReader {
  private readonly moves: DiceMoves;
  private readonly judges: Judges;
  private readonly reading: MoveReading;
  /** By seat, part and judge: how likely it is that somebody with this part judges so. */
  private readonly leanings: Float64Array[];
  private readonly likely: Float64Array;

  constructor(rules: DiceRules, table: OpenTable, reading: MoveReading) {
    this.reading = reading;
    this.moves = new DiceMoves(rules, table);
    this.judges = new Judges(reading);
    const ways = judgesOf(reading);
    this.likely = new Float64Array(ways);
    this.leanings = table.order.map(() => new Float64Array(PARTS.length * ways).fill(1 / ways));
  }

  /** The same at another table. */
  copyFrom(other: DiceReader): void {
    this.moves.copyFrom(other.moves);
    for (let seat = 0; seat < this.leanings.length; seat++) this.leanings[seat].set(other.leanings[seat]);
  }

  /** Hands over the moves this tells of, one after another. */
  hear(told: Told, read: (move: DiceMove) => void): void {
    this.moves.hear(told, read);
  }

  /** How likely the move is for a player with this part who believes these odds; 0 if nothing can be said of it. */
  likelihood(move: DiceMove, part: Part, odds: readonly Odds[]): number {
    const { likely } = this;
    if (!this.judges.judge(this.moves.g, move, odds, likely)) return 0;
    const leaning = this.leanings[move.seat];
    const ways = likely.length;
    const from = part * ways;
    let sum = 0;
    for (let judge = 0; judge < ways; judge++) {
      leaning[from + judge] *= likely[judge];
      sum += leaning[from + judge];
    }
    for (let judge = 0; judge < ways; judge++) leaning[from + judge] /= sum;
    return sum ** this.reading.trust;
  }
}
