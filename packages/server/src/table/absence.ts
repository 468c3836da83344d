import type { Around } from './around.ts';
import type { Company } from './company.ts';
import type { Kept } from './kept.ts';
import type { Notice } from './notice.ts';
import { heir } from './orders.ts';

/** Without anybody for so long it leaves memory; its game has stood still all the time. */
const UNLOAD = 120_000;
/** So long the host may be away before somebody else becomes host. */
const HOST_AWAY = 60_000;

/** What becomes of a table that its host has left, or everybody. */
export class Absence {
  private readonly around: Around;
  private readonly kept: Kept;
  private readonly company: Company;
  private readonly notice: Notice;
  /** Since when nobody is connected, and since when the host is not. */
  private emptySince: number;
  private hostAwaySince: number | null = null;

  constructor(around: Around, kept: Kept, company: Company, notice: Notice) {
    this.around = around;
    this.kept = kept;
    this.company = company;
    this.notice = notice;
    this.emptySince = around.clock.now();
  }

  /** Somebody comes. Where people come and go nothing is abandoned, however long ago the document has changed. */
  comes(): void {
    if (this.company.size === 0) void this.kept.touch();
  }

  /** Somebody has gone. */
  left(): void {
    if (this.company.size > 0) return;
    this.emptySince = this.around.clock.now();
    void this.kept.touch();
  }

  /** Has the host been away for too long? */
  isHostGone(): boolean {
    const { host } = this.kept.doc;
    const now = this.around.clock.now();
    if (host === null || this.company.isHere(host)) this.hostAwaySince = null;
    else this.hostAwaySince ??= now;
    return this.hostAwaySince !== null && now - this.hostAwaySince >= HOST_AWAY;
  }

  async passOnHost(): Promise<void> {
    const { company, kept } = this;
    const { doc } = kept;
    const next = heir(doc, (person) => company.isHere(person));
    if (next === null || next === doc.host || !company.isHere(next)) return;
    if (await kept.keep({ ...doc, host: next })) this.notice.tell();
  }

  /** Nobody has been here for so long that it may leave memory. */
  isOver(): boolean {
    const { status, doc } = this.kept;
    const lasts = status === 'open' && doc.pace === 'days';
    const since = this.around.clock.now() - this.emptySince;
    return this.company.size === 0 && !lasts && status !== 'dealing' && since >= UNLOAD;
  }
}
