import type { GameEvent } from '@sixgun/engine';

/** What is kept of a row for those who follow. Sealed answers are no such rows. */
export interface Happened {
  seq: number;
  seat: number;
  cid: string | null;
  events: readonly GameEvent[];
  /** Of a take-back: the row after which the table stands again. */
  rewind: number | null;
  /** The row that was told before this one. */
  after: number;
}

const LONGEST = 32;

/** The last rows, for short drops of a connection. Whoever was away longer gets the table anew. */
export class Ring {
  private rows: Happened[] = [];

  push(row: Happened): void {
    // After a take-back nothing before it can be followed any more.
    if (row.rewind !== null) this.rows = [];
    this.rows.push(row);
    if (this.rows.length > LONGEST) this.rows.shift();
  }

  row(seq: number): Happened | null {
    return this.rows.find((each) => each.seq === seq) ?? null;
  }

  /** What came after that row; null if that is not known any more. */
  since(seq: number): Happened[] | null {
    if (seq === this.rows[this.rows.length - 1].seq) return [];
    const from = this.rows.findIndex((row) => row.after === seq);
    if (from < 0) return null;
    const missed = this.rows.slice(from);
    // How the table looked after a take-back is not kept.
    return missed.slice(0, -1).some((row) => row.rewind !== null) ? null : missed;
  }
}
