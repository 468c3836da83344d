import { type Host, Mailbox, type News } from '@sixgun/host';
import type { Code, ToServer } from '@sixgun/protocol';
import { type Peer, socketAt } from '../nodes/nodes.ts';
import type { Looks } from '../people/people.ts';
import { Absence } from './absence.ts';
import type { Around } from './around.ts';
import { Bets } from './bets.ts';
import type { Client } from './client.ts';
import { Company } from './company.ts';
import { Dealer } from './dealer.ts';
import type { Frozen } from './dealing.ts';
import { type Status, seatOf, type TableDoc } from './doc.ts';
import { Kept, type TableRow } from './kept.ts';
import { type GameRow, readGame } from './live-game.ts';
import { Notice } from './notice.ts';
import { Places } from './places.ts';
import { Play } from './play.ts';
import { Rematch } from './rematch.ts';
import { Requests } from './requests.ts';
import { Talk } from './talk.ts';

/** Salts that have not come by then are left out: nobody can stop a deal by keeping silent. */
const SALT_TIME = 3000;

/** One table in memory: its document, who is connected, and the actor of its game. All of it can be read again. */
export class Table {
  private readonly around: Around;
  private readonly kept: Kept;
  private readonly company = new Company();
  private readonly mailbox: Mailbox;
  private readonly play: Play;
  private readonly notice: Notice;
  private readonly places: Places;
  private readonly talk: Talk;
  private readonly bets: Bets;
  private readonly dealer: Dealer;
  private readonly rematch: Rematch;
  private readonly absence: Absence;
  private readonly requests: Requests;
  private isCrowded: boolean;
  private ended = false;
  private readonly whenEnded: (() => void)[] = [];
  private callOff: (() => void) | null = null;

  constructor(around: Around, row: TableRow) {
    const { company } = this;
    this.around = around;
    this.isCrowded = row.crowded;
    this.mailbox = new Mailbox((error) => this.failWith(error));
    this.kept = new Kept(around, row, () => this.lose());
    this.play = new Play(around, this.kept, {
      post: (job) => this.post(job),
      heardOf: (news) => this.heardOf(news),
    });
    this.notice = new Notice(this.kept, company, this.play, (ms, run) => around.clock.later(ms, () => this.post(run)));
    this.places = new Places(this.kept, company, this.play);
    this.talk = new Talk(around, this.kept, company, () => this.lose());
    this.bets = new Bets(this.kept, company);
    this.dealer = new Dealer(around, this.kept, (game, frozen) => this.beginGame(game, frozen));
    this.rematch = new Rematch(this.kept, company, this.notice, {
      now: () => around.clock.now(),
      alarm: (ms, job) => this.later(ms, job),
      later: (ms, job) => around.clock.later(ms, () => this.post(job)),
    });
    this.absence = new Absence(around, this.kept, company, this.notice);
    const { kept, play, notice, places, talk, bets, dealer, rematch } = this;
    const parts = { around, kept, company, play, notice, places, talk, bets, dealer, rematch };
    this.requests = new Requests(parts, (client, rev) => this.start(client, rev));
  }

  get doc(): TableDoc {
    return this.kept.doc;
  }

  get status(): Status {
    return this.kept.status;
  }

  get host(): Host | null {
    return this.play.host;
  }

  /** Those who look on and may speak. */
  guests(): number {
    return this.company.count(({ person, heads }) => heads === undefined && !this.isSeated(person.id));
  }

  /** More want to look on than may take part: from now on every node lets them watch by itself. */
  setCrowded(crowded: boolean): void {
    if (this.isCrowded === crowded) return;
    this.isCrowded = crowded;
    this.post(async () => {
      if ((await this.kept.write([['table.crowded', crowded ? 1 : 0, this.kept.id]])) === 'lost') this.lose();
    });
  }

  /** Others have come to the crowd, or gone. */
  countAgain(): void {
    this.notice.tellSoon();
  }

  /** Of one person at this table. */
  socketsOf(person: string): number {
    return this.company.count((client) => client.person.id === person);
  }

  isSeated(person: string): boolean {
    return seatOf(this.doc, person) >= 0;
  }

  /** Takes up what the database has of its game. */
  async load(): Promise<void> {
    const { kept, around } = this;
    const reading = kept.gameId === null ? null : readGame(around.store, kept.gameId);
    [kept.game] = await Promise.all([reading, this.talk.load()]);
    if (kept.game === null) return;
    this.rematch.load();
    const { frozen, status } = kept.game;
    if (kept.status === 'dealing') this.awaitSalts();
    else if (frozen !== null && (status === 'open' || status === 'over')) await this.play.replay(kept.game, frozen);
  }

  /** Memory and log may differ: nothing here can be trusted, so it is read again by whoever comes next. */
  private lose(): void {
    if (this.ended) return;
    this.around.metrics.count('lost_tables');
    this.stop('storage');
  }

  private failWith(error: unknown): void {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.around.log('error', 'a table has failed', { table: this.kept.id, reason });
    this.around.metrics.count('failed_tables');
    this.stop('storage');
  }

  /** Ends everything in memory; the log has what counts. */
  stop(code: Code, to: Peer | null = null): void {
    if (this.ended) return;
    this.ended = true;
    this.callOff?.();
    this.play.stop();
    this.mailbox.close();
    const url = to === null ? null : socketAt(to, this.kept.id);
    for (const client of this.company.all()) client.end(code, url);
    this.company.clear();
    this.around.gone(this.kept.id);
    for (const heard of this.whenEnded) heard();
  }

  private heardOf(news: News): void {
    const { metrics, log } = this.around;
    switch (news.t) {
      case 'seats':
        return this.notice.tellSoon();
      case 'rows':
        if (this.host !== null) this.bets.follow(this.host);
        return metrics.count('actions', '', news.rows.length);
      case 'over':
        return this.post(() => {
          this.notice.tell();
          const opened = this.notice.opened();
          if (opened !== null) this.company.tell(opened);
          this.bets.tell(this.host);
        });
      case 'fallback':
        log('warn', 'a bot has failed', { table: this.kept.id, seat: news.seat, reason: String(news.error) });
        return metrics.count('fallbacks');
      case 'lost':
        return this.lose();
      case 'stuck':
        return this.failWith(news.error);
    }
  }

  private post(job: () => void | Promise<void>): void {
    this.mailbox.post(job);
  }

  private later(ms: number, job: () => Promise<void>): void {
    this.callOff?.();
    this.callOff = this.around.clock.later(ms, () => this.post(job));
  }

  /** False: it was lost while it was loaded, and nobody would ever hear anything here. */
  join(client: Client): boolean {
    if (this.ended) return false;
    this.absence.comes();
    this.company.add(client);
    return true;
  }

  leave(client: Client): void {
    if (!this.company.delete(client)) return;
    this.places.leave(client);
    this.absence.left();
    this.notice.tellSoon();
    this.post(() => this.rematch.left(client.person.id));
  }

  /** Somebody has another name or face now; in a game that is played the name stays as it was dealt. */
  meet(person: Looks): void {
    for (const client of this.company.all())
      if (client.person.id === person.id) client.person = { ...person, device: client.person.device };
    if (!this.isSeated(person.id) && !this.company.isHere(person.id)) return;
    this.post(() => this.requests.rename(person));
  }

  /** Somebody gets up for good; resolves when his chair is free, or the table is not here any more. */
  unseat(person: Looks): Promise<void> {
    if (this.ended || !this.isSeated(person.id)) return Promise.resolve();
    return new Promise((resolve) => {
      this.whenEnded.push(resolve);
      this.post(async () => {
        await this.requests.obey(person, { t: 'stand' });
        resolve();
      });
    });
  }

  hear(client: Client, message: ToServer): void {
    this.post(() => this.requests.take(client, message));
  }

  private async start({ person }: Client, rev: number): Promise<Code | null> {
    if (this.doc.host !== person.id) return 'not-host';
    if (rev !== this.kept.rev) return 'stale';
    const code = await this.dealer.freeze();
    if (code !== null || this.ended) return code;
    this.play.clear();
    this.places.clear();
    this.awaitSalts();
    this.notice.tell();
    const deal = this.dealer.message();
    if (deal !== null) this.company.tell(deal);
    await this.dealer.dealIfAllGiven();
    return null;
  }

  private awaitSalts(): void {
    this.dealer.awaitSalts();
    this.later(SALT_TIME, () => this.dealer.deal());
  }

  private async beginGame(game: GameRow, frozen: Frozen): Promise<void> {
    this.callOff?.();
    await this.play.replay(game, frozen);
    this.notice.tell();
    this.places.begin(this.around.mostGuests);
  }

  /** Called now and then: host away, nobody here. True if it may leave memory. */
  tick(): boolean {
    if (this.absence.isHostGone()) this.post(() => this.absence.passOnHost());
    if (this.guests() < this.around.mostGuests / 2) this.setCrowded(false);
    return this.absence.isOver();
  }

  /** Another node plays on; null: whoever comes first. What was not yet durable is sent again by whoever sent it. */
  handOver(to: Peer | null): Promise<void> {
    if (this.ended) return Promise.resolve();
    this.post(async () => {
      const given = to !== null && (await this.kept.give(to.id)) === 'durable';
      this.stop('moved', given ? to : null);
    });
    return new Promise((resolve) => this.whenEnded.push(resolve));
  }

  /** Nobody has come for too long: the game is kept as it stands, and there is no such table any more. False: not now. */
  abandon(): Promise<boolean> {
    if (this.ended) return Promise.resolve(false);
    return new Promise((resolve) => {
      this.whenEnded.push(() => resolve(false));
      this.post(async () => {
        // Somebody has come after all.
        if (this.company.size > 0) return resolve(false);
        resolve(await this.kept.drop(this.host));
        this.stop('no-table');
      });
    });
  }

  /** For tests: how an audience must see the table. */
  viewOf(audience: number): Promise<unknown> {
    return this.play.viewOf(audience);
  }
}
