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
  /** How long it has been at the present question before, since when its clock runs, and its bank then. */
  used = 0;
  private since = 0;
  private start: number;
  private readonly times: Times | null;

  constructor(driver: Driver, times: Times | null, bank: number | undefined, now: number) {
    this.driver = driver;
    this.times = times;
    this.bank = bank ?? times?.bank ?? 0;
    this.start = this.bank;
    this.gone = now;
  }

  get isBot(): boolean {
    return !this.driver.person || this.cover !== 'no';
  }

  by(mind: Mind): By {
    return this.driver.person ? `cover:${mind}` : `bot:${mind}`;
  }

  /** A question is put, or put again, which it has had so much time for already. */
  ask(since: number, used = 0): void {
    this.warned = false;
    this.used = used;
    this.since = since;
    this.start = this.bank;
  }

  private freeTime(used: number): number {
    return Math.max(0, (this.times?.free ?? 0) - used);
  }

  /** When its time is up; null without a clock. */
  get dueAt(): number | null {
    return this.times === null || this.isBot ? null : this.since + this.freeTime(this.used) + this.start;
  }

  /** Milliseconds until then; null also before the clock runs. */
  left(now: number): number | null {
    const { dueAt } = this;
    return dueAt === null || now < this.since ? null : Math.max(0, Math.ceil(dueAt - now));
  }

  /** The bank after an answer at this moment. */
  bankAt(now: number): number {
    if (this.times === null || this.isBot) return this.bank;
    return Math.max(0, this.start - Math.max(0, now - this.since - this.freeTime(this.used)));
  }

  /** The bank and the time left of a question it had left with so much of them, so long after that. */
  goneBack({ used, bank }: { used: number; bank: number }, since: number): { bank: number; left: number } {
    const rest = Math.max(0, bank - Math.max(0, since - this.freeTime(used)));
    return { bank: rest, left: this.times === null ? Number.POSITIVE_INFINITY : this.freeTime(used + since) + rest };
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
  comeBack(now: number): boolean {
    if (this.cover === 'no') return false;
    this.cover = 'no';
    if (this.times !== null) this.bank = Math.max(this.bank, Math.min(RETURN_BANK, this.times.bank));
    // Its own time begins anew; what else waits for this question does not, or others would see who is still asked.
    this.ask(now, this.used);
    return true;
  }
}
