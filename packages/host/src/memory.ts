import type { GameEvent, Told } from '@sixgun/engine';
import { type StoryRow, storyOf } from '@sixgun/protocol';

/** What is remembered of a game by row, so that a take-back cuts it out of everybody's memory. */
export class Memory {
  readonly story: StoryRow[] = [];
  /** What was told to everybody, and the row of each line. */
  readonly told: Told[] = [];
  private readonly rowOf: number[] = [];
  /** Rows that stand, and how many lines the record had after each. */
  private readonly standing: { seq: number; lines: number }[] = [];
  private readonly seatColumns: readonly string[];

  constructor(seatColumns: readonly string[]) {
    this.seatColumns = seatColumns;
  }

  add(seq: number, lines: number, events: readonly GameEvent[]): void {
    this.standing.push({ seq, lines });
    // Lines, lives and the end are the same for all.
    const kept = storyOf(
      events.filter((event) => event.e !== 'move' && event.e !== 'pour' && event.e !== 'reveal'),
      { seatColumns: this.seatColumns },
    );
    if (kept.length === 0) return;
    this.story.push([seq, kept]);
    for (const event of kept) {
      if (event.e !== 'tell') continue;
      this.told.push(event.told);
      this.rowOf.push(seq);
    }
  }

  /** Forgets what came after the record had this many lines; answers with the last row that stands. */
  cut(lines: number): number {
    while (this.standing.length > 1 && this.standing[this.standing.length - 1].lines > lines) this.standing.pop();
    const { seq } = this.standing[this.standing.length - 1];
    while (this.story.length > 0 && this.story[this.story.length - 1][0] > seq) this.story.pop();
    const kept = this.rowOf.findLastIndex((row) => row <= seq) + 1;
    this.rowOf.length = kept;
    this.told.length = kept;
    return seq;
  }

  /** The lines told after that row. */
  toldSince(seq: number): readonly Told[] {
    return seq <= 0 ? this.told : this.told.slice(this.rowOf.findLastIndex((row) => row <= seq) + 1);
  }
}
