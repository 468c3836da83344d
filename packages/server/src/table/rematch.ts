import type { Company } from './company.ts';
import { seatOf } from './doc.ts';
import type { Kept } from './kept.ts';
import type { Notice } from './notice.ts';
import { forRematch } from './orders.ts';

const TIME = 30_000;
/** A page that is loaded again or a line that was cut is back by then; it is no answer. */
const BLIP = 5000;

/** Time at a table; whatever is done later has its turn among all changes there. */
interface Time {
  now(): number;
  /** In the place of whatever else the table waits for. */
  alarm(ms: number, job: () => Promise<void>): void;
  /** Beside it; the answer calls it off. */
  later(ms: number, job: () => Promise<void>): () => void;
}

/** Another game as soon as all who are here want it, or with those who do when the time is up. */
export class Rematch {
  private readonly kept: Kept;
  private readonly company: Company;
  private readonly notice: Notice;
  private readonly time: Time;
  /** From the first answer on, whatever is answered after it. */
  private isTimed = false;
  private callOff: (() => void) | null = null;
  private readonly loadedAt: number;
  /** When somebody who sits here was here last. */
  private readonly leftAt = new Map<string, number>();

  constructor(kept: Kept, company: Company, notice: Notice, time: Time) {
    this.loadedAt = time.now();
    this.kept = kept;
    this.company = company;
    this.notice = notice;
    this.time = time;
  }

  /** Some had answered before the table was read again: nobody waits for the others for ever, and for nobody if all had. */
  load(): void {
    const { rematch, seats } = this.kept.doc;
    if (rematch === null || rematch.length === 0) return;
    this.begin();
    if (seats.every(({ person }) => person === null || rematch.includes(person))) this.lookAgain();
  }

  /** Somebody has answered. */
  async heard(): Promise<void> {
    if (!(await this.weigh()) && !this.isTimed) this.begin();
  }

  /** Somebody has gone, perhaps for a moment only. */
  async left(person: string): Promise<void> {
    if (seatOf(this.kept.doc, person) >= 0) this.leftAt.set(person, this.time.now());
    await this.weigh();
  }

  private isAsked(person: string): boolean {
    const last = this.leftAt.get(person) ?? this.loadedAt;
    return this.company.isHere(person) || this.time.now() - last < BLIP;
  }

  private begin(): void {
    this.isTimed = true;
    this.time.alarm(TIME, () => this.setUp());
  }

  /** True if nobody is waited for: also whoever leaves has answered. */
  async weigh(): Promise<boolean> {
    const { rematch, seats } = this.kept.doc;
    if (rematch === null || rematch.length === 0) {
      this.isTimed = false;
      return true;
    }
    const asked = seats.flatMap(({ person }) => (person !== null && this.isAsked(person) ? [person] : []));
    const silent = asked.filter((person) => !rematch.includes(person));
    if (silent.some((person) => !this.company.isHere(person))) this.lookAgain();
    if (silent.length > 0) return false;
    await this.setUp();
    return true;
  }

  private lookAgain(): void {
    this.callOff?.();
    this.callOff = this.time.later(BLIP, async () => void (await this.weigh()));
  }

  private async setUp(): Promise<void> {
    this.isTimed = false;
    this.leftAt.clear();
    const { doc, status } = this.kept;
    if (status === 'waiting' || status === 'open' || status === 'dealing') return;
    if ((doc.rematch ?? []).length === 0) return;
    // The last table stays to be looked at until the next one is dealt.
    const next = forRematch(doc, doc.next, (person) => this.company.guest(person));
    if (await this.kept.keep(next, { status: 'waiting' })) this.notice.tell();
  }
}
