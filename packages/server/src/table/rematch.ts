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

  /** `later` takes the place of whatever else the table waits for. */
  constructor(kept: Kept, company: Company, notice: Notice, later: (ms: number, job: () => Promise<void>) => void) {
    this.kept = kept;
    this.company = company;
    this.notice = notice;
    this.later = later;
  }

  /** Somebody has answered. */
  async heard(): Promise<void> {
    if (!(await this.weigh()) && this.kept.doc.rematch?.length === 1) this.later(TIME, () => this.setUp());
  }

  /** True if nobody is waited for: also whoever leaves has answered. */
  async weigh(): Promise<boolean> {
    const { rematch, seats } = this.kept.doc;
    if (rematch === null || rematch.length === 0) return true;
    const asked = seats.flatMap(({ person }) => (person !== null && this.company.isHere(person) ? [person] : []));
    if (!asked.every((person) => rematch.includes(person))) return false;
    await this.setUp();
    return true;
  }

  private async setUp(): Promise<void> {
    const { doc, status } = this.kept;
    if (status === 'waiting' || status === 'open' || status === 'dealing') return;
    if ((doc.rematch ?? []).length === 0) return;
    // The last table stays to be looked at until the next one is dealt.
    if (await this.kept.keep(forRematch(doc, doc.next), { status: 'waiting' })) this.notice.tell();
  }
}
