import type { SeatState } from './driver.ts';
import type { Standing } from './question.ts';
import type { Row } from './row.ts';

/** How a question was left by a move that may still be taken back. */
interface Way {
  used: number;
  bank: number;
  /** Had the seat come to it by a take-back, and come back from a cover there? */
  again: boolean;
  returned: boolean;
}

/** Holds count as well: else whoever is quick enough would go to and fro in them for ever. */
const timeAt = (standing: Standing, { used }: SeatState, now: number): number =>
  used + Math.max(0, now - standing.putAt);

/**
 * The time of whoever takes a move back. Once he has the question anew; from then on its time runs on as if he had never
 * left it, or nobody would ever have to play.
 */
export class WaysBack {
  private readonly ways: Way[] = [];

  /** A move has led away from a question. */
  leave(standing: Standing, state: SeatState, { seat, at, bank }: Row, mayTakeBack: boolean): void {
    if (!mayTakeBack) this.ways.length = 0;
    else {
      const [again, returned] = [standing.wentBack.has(seat), standing.returned.has(seat)];
      this.ways.push({ used: timeAt(standing, state, at), bank, again, returned });
    }
  }

  /** A take-back has led from one question back to another. */
  goBack(from: Standing, to: Standing, state: SeatState, { seat, at }: Row): void {
    const way = this.ways.pop();
    to.wentBack.add(seat);
    if (way?.again !== true) return;
    if (way.returned) to.returned.add(seat);
    const since = timeAt(from, state, at);
    state.bank = state.goneBack(way, since).bank;
    state.ask(to.holdEnd, way.used + since);
  }

  /** Would any time be left for the question that a seat goes back to? */
  mayGoBack(standing: Standing, state: SeatState, now: number): boolean {
    const way = this.ways.at(-1);
    return way?.again !== true || state.goneBack(way, timeAt(standing, state, now)).left > 0;
  }
}
