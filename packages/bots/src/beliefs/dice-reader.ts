import type { DiceRules, Told } from '@sixgun/engine';
import type { Odds } from './beliefs.ts';
import { type DiceMove, DiceMoves } from './dice-moves.ts';
import { Judges, judgesOf } from './judges.ts';
import type { OpenTable } from './open-table.ts';
import { PARTS, type Part } from './parts.ts';
import type { MoveReading } from './reading.ts';

/** With more deals than this nobody's reckoning is followed: it would take too long. */
const MOST_DEALS = 24;
/** Nor is that of somebody who hardly seems to reckon. */
const UNLIKELY = 0.01;

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
  private readonly byJudge: Float64Array;

  constructor(rules: DiceRules, table: OpenTable, reading: MoveReading) {
    this.reading = reading;
    this.moves = new DiceMoves(rules, table);
    this.judges = new Judges(reading);
    const ways = judgesOf(reading);
    this.byJudge = new Float64Array(ways);
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

  /** Into `likely`: for each part how likely the move is, given what such a player believes; false if it cannot be judged. */
  read(move: DiceMove, believed: readonly (readonly Odds[])[], likely: Float64Array): boolean {
    const deals = believed.reduce((sum, odds) => sum + odds.length, 0);
    for (let part = 0; part < PARTS.length; part++) {
      likely[part] = 1;
      if (believed[part].length === 0) continue;
      const reckoned = deals <= MOST_DEALS && this.mayReckon(move.seat, part);
      if (!this.judges.judge(this.moves.g, move, believed[part], reckoned, this.byJudge)) return false;
      likely[part] = this.lean(move.seat, part, reckoned) ** this.reading.trust;
    }
    return true;
  }

  private mayReckon(seat: number, part: Part): boolean {
    const leaning = this.leanings[seat];
    let sum = 0;
    for (let judge = 0; judge < this.reading.odds.length; judge++) sum += leaning[part * this.byJudge.length + judge];
    return sum > UNLIKELY;
  }

  /** How likely a move is whichever way he judges; that becomes surer by it. Judges who were not asked stay as likely. */
  private lean(seat: number, part: Part, reckoned: boolean): number {
    const { byJudge } = this;
    const leaning = this.leanings[seat];
    const from = part * byJudge.length;
    let before = 0;
    let sum = 0;
    for (let judge = reckoned ? 0 : this.reading.odds.length; judge < byJudge.length; judge++) {
      before += leaning[from + judge];
      leaning[from + judge] *= byJudge[judge];
      sum += leaning[from + judge];
    }
    for (let judge = reckoned ? 0 : this.reading.odds.length; judge < byJudge.length; judge++)
      leaning[from + judge] *= before / sum;
    return sum / before;
  }
}
