import type { GameEvent, Told } from '@sixgun/engine';
import type { StoryEvent, StoryRow } from '@sixgun/protocol';

/** Lives and the end as one number each: a long game has hundreds of them. */
const LIFE_BASE = 64;
const packLife = (seat: number, value: number): number => (value + LIFE_BASE) * 8 + seat;
const packEnd = (winners: number): number => -1 - winners;

/** What is remembered of a game by row, so that a take-back cuts it out of everybody's memory. */
export class Memory {
  /** What was told to everybody. */
  readonly told: Told[] = [];
  private readonly toldIn: number[] = [];
  /** Lines, lives and the end in their order, and the row of each. */
  private readonly items: (Told | number)[] = [];
  private readonly rowOf: number[] = [];
  /** Rows that stand, and how many lines the record had after each. */
  private readonly rows: number[] = [];
  private readonly lines: number[] = [];
  private readonly lifeColumn: number;

  constructor(seatColumns: readonly string[]) {
    this.lifeColumn = seatColumns.indexOf('life');
  }

  add(seq: number, lines: number, events: readonly GameEvent[]): void {
    this.rows.push(seq);
    this.lines.push(lines);
    for (const event of events) {
      if (event.e === 'tell') {
        this.told.push(event.told);
        this.toldIn.push(seq);
        this.keep(seq, event.told);
      } else if (event.e === 'over') this.keep(seq, packEnd(event.winners));
      else if (event.e === 'seat' && event.column === this.lifeColumn)
        this.keep(seq, packLife(event.seat, event.value));
    }
  }

  private keep(seq: number, item: Told | number): void {
    this.items.push(item);
    this.rowOf.push(seq);
  }

  /** Forgets what came after the record had this many lines; answers with the last row that stands. */
  cut(lines: number): number {
    while (this.rows.length > 1 && this.lines[this.lines.length - 1] > lines) {
      this.rows.pop();
      this.lines.pop();
    }
    const seq = this.rows[this.rows.length - 1];
    const items = after(this.rowOf, seq);
    this.items.length = items;
    this.rowOf.length = items;
    const told = after(this.toldIn, seq);
    this.told.length = told;
    this.toldIn.length = told;
    return seq;
  }

  /** The row in which the record came to have this many lines. */
  rowAt(lines: number): number {
    return this.rows[this.lines.findIndex((each) => each >= lines)] ?? this.rows[this.rows.length - 1];
  }

  /** The lines told after that row. */
  toldSince(seq: number): readonly Told[] {
    return seq <= 0 ? this.told : this.told.slice(after(this.toldIn, seq));
  }

  /** The story from that row on, for those who come late. */
  story(from: number): StoryRow[] {
    const story: StoryRow[] = [];
    for (let i = after(this.rowOf, from - 1); i < this.items.length; i++) {
      const seq = this.rowOf[i];
      if (story[story.length - 1]?.[0] !== seq) story.push([seq, []]);
      story[story.length - 1][1].push(this.eventOf(this.items[i]));
    }
    return story;
  }

  private eventOf(item: Told | number): StoryEvent {
    if (typeof item !== 'number') return { e: 'tell', told: item };
    if (item < 0) return { e: 'over', winners: -1 - item };
    return { e: 'seat', column: this.lifeColumn, seat: item % 8, value: Math.floor(item / 8) - LIFE_BASE };
  }
}

/** Place of the first entry that belongs to a later row. */
const after = (rows: readonly number[], seq: number): number => rows.findLastIndex((row) => row <= seq) + 1;
