import type { Company } from './company.ts';
import type { Kept } from './kept.ts';
import type { Notice } from './notice.ts';
import { forRematch } from './orders.ts';

const TIME = 30_000;

/** Another game as soon as all who are here want it, or with those who do when the time is up. */
export class Rematch {
  private readonly kept: Kept;
  private readonly company: Company;
  private readonly notice: Notice;
  private readonly later: (ms: number, job: () => Promise<void>) => void;
  /** From the first answer on, whatever is answered after it. */
  private isTimed = false;

  /** `later` takes the place of whatever else the table waits for. */
  constructor(kept: Kept, company: Company, notice: Notice, later: (ms: number, job: () => Promise<void>) => void) {
    this.kept = kept;
    this.company = company;
    this.notice = notice;
    this.later = later;
  }

  /** Some had answered before the table was read again: nobody waits for the others for ever. */
  load(): void {
    if ((this.kept.doc.rematch ?? []).length > 0) this.begin();
  }

  /** Somebody has answered. */
  async heard(): Promise<void> {
    if (!(await this.weigh()) && !this.isTimed) this.begin();
  }

  private begin(): void {
    this.isTimed = true;
    this.later(TIME, () => this.setUp());
  }

  /** True if nobody is waited for: also whoever leaves has answered. */
  async weigh(): Promise<boolean> {
    const { rematch, seats } = this.kept.doc;
    if (rematch === null || rematch.length === 0) {
      this.isTimed = false;
      return true;
    }
    const asked = seats.flatMap(({ person }) => (person !== null && this.company.isHere(person) ? [person] : []));
    if (!asked.every((person) => rematch.includes(person))) return false;
    await this.setUp();
    return true;
  }

  private async setUp(): Promise<void> {
    this.isTimed = false;
    const { doc, status } = this.kept;
    if (status === 'waiting' || status === 'open' || status === 'dealing') return;
    if ((doc.rematch ?? []).length === 0) return;
    // The last table stays to be looked at until the next one is dealt.
    const next = forRematch(doc, doc.next, (person) => this.company.guest(person));
    if (await this.kept.keep(next, { status: 'waiting' })) this.notice.tell();
  }
}
