import type { Level, Times } from '@sixgun/protocol';
import { RETURN_BANK } from './clock.ts';
import type { By, Mind } from './row.ts';

/** Who answers for a seat. */
export interface Driver {
  /** A person, for whom a bot of this level may step in, or that bot. */
  person: boolean;
  level: Level;
  /** Are forced answers given for the person? */
  spare: boolean;
}

export type Cover = 'no' | 'away' | 'clock';

/** One seat as its actor knows it. Nothing of it must survive but the bank, which stands in the rows. */
export class SeatState {
  driver: Driver;
  cover: Cover = 'no';
  /** As all may know it: a cover steps in only for somebody who has not answered, which no open window may tell. */
  shown: Cover = 'no';
  bank: number;
  /** Since when nobody is connected for it; null while somebody is. */
  gone: number | null;
  /** The question for which no answer is to be given automatically. */
  bluffs: number | null = null;
  warned = false;
  private readonly times: Times | null;

  constructor(driver: Driver, times: Times | null, bank: number | undefined, now: number) {
    this.driver = driver;
    this.times = times;
    this.bank = bank ?? times?.bank ?? 0;
    this.gone = now;
  }

  get isBot(): boolean {
    return !this.driver.person || this.cover !== 'no';
  }

  by(mind: Mind): By {
    return this.driver.person ? `cover:${mind}` : `bot:${mind}`;
  }

  /** Milliseconds until its time is up, if its clock has run since then; null without a clock. */
  left(since: number, now: number, again = false): number | null {
    if (this.times === null || this.isBot) return null;
    return this.freeTime(again) + this.bank - Math.max(0, now - since);
  }

  /** The bank after an answer to a question whose clock has run since then. */
  spend(since: number, now: number, again = false): number {
    if (this.times !== null && !this.isBot)
      this.bank = Math.max(0, this.bank - Math.max(0, now - since - this.freeTime(again)));
    return this.bank;
  }

  /** Of a question that it was asked before and has gone back to, free time is over where there is a bank. */
  private freeTime(again: boolean): number {
    if (this.times === null || (again && this.times.bank > 0)) return 0;
    return this.times.free;
  }

  /** A turn of its own begins. */
  turn(): void {
    if (this.times !== null) this.bank = Math.min(this.times.bank, this.bank + this.times.back);
  }

  /** When a bot has to step in because nobody is connected; null if none has to. */
  awayAt(): number | null {
    const away = this.times?.away ?? null;
    return this.gone === null || away === null || this.isBot ? null : this.gone + away;
  }

  /** Shows who is covered; answers whether that is news. */
  show(): boolean {
    const isNews = this.shown !== this.cover;
    this.shown = this.cover;
    return isNews;
  }

  /** The person is back; answers whether a bot had stepped in. */
  comeBack(): boolean {
    if (this.cover === 'no') return false;
    this.cover = 'no';
    if (this.times !== null) this.bank = Math.max(this.bank, Math.min(RETURN_BANK, this.times.bank));
    return true;
  }
}
