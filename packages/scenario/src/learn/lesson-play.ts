import { hasSeat } from '@sixgun/engine';
import { parseLine } from '../run.ts';
import { type Move, moveOf, type Playable } from './moves.ts';
import { seatOf } from './solver.ts';
import type { Lesson } from './task.ts';

/** A lesson on a table: the moves it waits for, and everybody else by their script. */
export class LessonPlay {
  readonly me: number;
  /** Moves of the one who learns that were made. */
  made = 0;
  private readonly table: Playable;
  private readonly lesson: Lesson;
  private script: string[];

  constructor(lesson: Lesson, table: Playable, made = 0) {
    this.lesson = lesson;
    this.table = table;
    this.me = seatOf(lesson.me);
    this.script = [...lesson.first];
    this.ownScript();
    for (let i = 0; i < made; i++) this.skip();
  }

  private get waiting(): Lesson['steps'][number] | undefined {
    return this.lesson.steps.filter((step) => step.do !== null)[this.made];
  }

  get done(): boolean {
    return this.waiting === undefined && this.script.length === 0;
  }

  /** The move it waits for now, null while others are on the way to it. */
  awaited(): Move | null {
    const line = this.waiting?.do;
    return line == null || this.script.length > 0 ? null : moveOf(this.table.game, line);
  }

  /** Makes the move if it is the one that is waited for. */
  move(picks: readonly number[]): boolean {
    const awaited = this.awaited();
    if (awaited === null || awaited.picks.join() !== picks.join()) return false;
    this.table.move(this.me, picks);
    this.script = [...(this.waiting?.after ?? [])];
    this.made++;
    this.ownScript();
    return true;
  }

  /** One move of the others, as it is written. */
  othersMove(): boolean {
    const line = this.script.shift();
    if (line === undefined) return false;
    const { seat, picks } = moveOf(this.table.game, line);
    this.table.move(seat, picks);
    this.ownScript();
    return true;
  }

  /** What the learner does without being told. */
  private ownScript(): void {
    while (
      this.script.length > 0 &&
      parseLine(this.script[0]).seat === this.me &&
      hasSeat(this.table.game.asked, this.me)
    )
      this.othersMove();
  }

  /** Goes on to the next sentence as if the move had been made. */
  skip(): void {
    while (this.script.length > 0) this.othersMove();
    const awaited = this.awaited();
    if (awaited !== null) this.move(awaited.picks);
  }
}
