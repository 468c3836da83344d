import type { Heard } from '@sixgun/bots';
import { type GameEvent, PUBLIC, type Rules, redact, type SeatEvent, type View } from '@sixgun/engine';

/** What everybody at the table has heard, row by row, for bots that think about what was done. */
export class Ear {
  private readonly kept: GameEvent[] = [];
  private readonly rows: number[] = [];
  private openly: { first: View; events: SeatEvent[] } | null = null;
  private redacted = 0;

  hear(events: readonly GameEvent[], row: number): void {
    for (const event of events) {
      this.kept.push(event);
      this.rows.push(row);
    }
  }

  /** Forgets what came after a row: a move was taken back. Those who have thought about it get another list. */
  forgetAfter(row: number): void {
    const length = this.rows.findLastIndex((at) => at <= row) + 1;
    this.kept.length = length;
    this.rows.length = length;
    this.openly = null;
  }

  /** `first` is the table before anything has happened. */
  heard(rules: Rules, first: () => View): Heard {
    if (this.openly === null) {
      this.openly = { first: first(), events: [] };
      this.redacted = 0;
    }
    const { events } = this.openly;
    for (; this.redacted < this.kept.length; this.redacted++) {
      const event = redact(this.kept[this.redacted], PUBLIC, rules);
      if (event !== null) events.push(event);
    }
    return this.openly;
  }
}
