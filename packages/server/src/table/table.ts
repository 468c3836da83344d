import { type Host, Mailbox, type News } from '@sixgun/host';
import {
  type Code,
  type GameMessage,
  isGameMessage,
  type RoomMessage,
  SPOKEN,
  type ToServer,
  VERSION,
} from '@sixgun/protocol';
import { type Peer, socketAt } from '../nodes/nodes.ts';
import type { Person } from '../people/people.ts';
import { nameApart } from '../words.ts';
import type { Around } from './around.ts';
import { Bets } from './bets.ts';
import { type Client, tell } from './client.ts';
import { Company } from './company.ts';
import { Dealer } from './dealer.ts';
import type { Frozen } from './dealing.ts';
import { type Status, seatOf, type TableDoc } from './doc.ts';
import { Kept, type TableRow } from './kept.ts';
import { type GameRow, readGame } from './live-game.ts';
import { Notice } from './notice.ts';
import { heir, type Order, order } from './orders.ts';
import { Places } from './places.ts';
import { Play } from './play.ts';
import { Rematch } from './rematch.ts';
import { Talk } from './talk.ts';

/** Salts that have not come by then are left out: nobody can stop a deal by keeping silent. */
const SALT_TIME = 3000;
/** Without anybody for so long it leaves memory; its game has stood still all the time. */
const UNLOAD = 120_000;
/** So long the host may be away before somebody else becomes host. */
const HOST_AWAY = 60_000;

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
  private isCrowded: boolean;
  private ended = false;
  private readonly whenEnded: (() => void)[] = [];
  private callOff: (() => void) | null = null;
  /** Since when nobody is connected, and since when the host is not. */
  private emptySince: number;
  private hostAwaySince: number | null = null;

  constructor(around: Around, row: TableRow) {
    const { company } = this;
    this.around = around;
    this.isCrowded = row.crowded;
    this.emptySince = around.clock.now();
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
    this.rematch = new Rematch(this.kept, company, this.notice, (ms, job) => this.later(ms, job));
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
    this.company.add(client);
    return true;
  }

  leave(client: Client): void {
    if (!this.company.delete(client)) return;
    this.places.leave(client);
    if (this.company.size === 0) this.emptySince = this.around.clock.now();
    this.notice.tellSoon();
    this.post(async () => void (await this.rematch.weigh()));
  }

  /** Somebody has another name or face now; in a game that is played the name stays as it was dealt. */
  meet(person: Person): void {
    for (const client of this.company.all())
      if (client.person.id === person.id) client.person = { ...person, device: client.person.device };
    if (!this.isSeated(person.id)) return;
    this.post(async () => {
      const { doc, status } = this;
      const seat = seatOf(doc, person.id);
      if (seat < 0) return;
      const others = doc.seats.filter((_, i) => i !== seat).map(({ name }) => name);
      const name = status === 'waiting' ? nameApart(person.name, others) : doc.seats[seat].name;
      if (await this.kept.keepSeat(seat, { name, portrait: person.portrait })) this.notice.tell();
    });
  }

  hear(client: Client, message: ToServer): void {
    this.post(() => this.take(client, message));
  }

  private async take(client: Client, message: ToServer): Promise<void> {
    if (message.t === 'hello') return this.greet(client, message);
    if (!client.greeted) return tell(client, { t: 'no', code: 'form' });
    const code = isGameMessage(message) ? await this.takeGame(client, message) : await this.takeRoom(client, message);
    if (code === null) return;
    this.around.metrics.count('refusals', `code="${code}"`);
    tell(client, { t: 'no', code, ...('id' in message ? { id: message.id } : {}) });
  }

  private async greet(client: Client, hello: Extract<ToServer, { t: 'hello' }>): Promise<void> {
    if (!SPOKEN.includes(hello.v)) return client.end('version');
    const first = !client.greeted;
    client.greeted = true;
    if (first) {
      const { nodes, clock } = this.around;
      tell(client, { t: 'welcome', v: VERSION, person: client.person.id, now: clock.now(), node: nodes.id });
      this.notice.tellOne(client);
      this.notice.tellSoon();
      await this.talk.tellLast(client, hello.chat ?? 0, this.host);
      for (const message of [this.dealer.message(), this.notice.opened()]) if (message !== null) tell(client, message);
      this.bets.tellOne(client, this.host);
    }
    this.places.greet(client, hello);
  }

  /** A code says why it is not done. */
  private async takeGame(client: Client, message: GameMessage): Promise<Code | null> {
    const { doc, kept } = this;
    const { actor } = this.play;
    const { port } = client;
    if (actor === null || port === null)
      return this.status === 'waiting' || this.status === 'dealing' ? 'not-asked' : 'stuck';
    if ((message.t === 'hint' || message.t === 'odds') && !doc.hints) return 'not-open';
    const [seat] = port.seats;
    if (message.t === 'look' && message.seat === 'open' && seat !== undefined && !actor.host.over) {
      const may = doc.openDead && !actor.host.game.inPlay(seat);
      const { id } = client.person;
      if (may && doc.seen[id] !== 'all' && !(await kept.keep({ ...doc, seen: { ...doc.seen, [id]: 'all' } })))
        return null;
    }
    if (message.t === 'prefs' && seat !== undefined && doc.seats[seat].spare !== message.spare)
      if (!(await kept.keepSeat(seat, { spare: message.spare }))) return null;
    actor.hear(port, message);
    return null;
  }

  private takeRoom(client: Client, message: RoomMessage): Promise<Code | null> {
    const signal = (seat: number): void => this.play.say(seat);
    switch (message.t) {
      case 'say':
        return this.talk.say(client, message, this.host, signal);
      case 'react':
        return this.talk.react(client, message, this.host, signal);
      case 'bet':
        return this.bets.bet(client, message.side, this.host);
      case 'start':
        return this.start(client, message.rev);
      case 'salt':
        return this.dealer.takeSalt(client.person.id, message.salt);
      default:
        return this.takeOrder(client, message);
    }
  }

  private async takeOrder(client: Client, message: Order): Promise<Code | null> {
    const { company, doc: before, status } = this;
    const here = (person: string): boolean => company.isHere(person);
    const guest = (person: string): Person | null => company.guest(person);
    const at = { doc: before, rev: this.kept.rev, status, now: this.around.clock.now(), here, guest };
    const result = order(at, client.person, message);
    if ('no' in result) return result.no;
    if (!(await this.kept.keep(result.doc))) return null;
    if (message.t === 'kick')
      for (const each of company.all())
        if (each.person.id === message.person) each.end(message.ban ? 'banned' : 'kicked');
    this.places.follow(before);
    this.notice.tell();
    if (message.t === 'rematch') await this.rematch.heard();
    else if (message.t === 'stand' || message.t === 'kick') await this.rematch.weigh();
    return null;
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
    this.places.begin();
  }

  /** Called now and then: host away, nobody here. True if it may leave memory. */
  tick(): boolean {
    const now = this.around.clock.now();
    const { host } = this.doc;
    if (host === null || this.company.isHere(host)) this.hostAwaySince = null;
    else this.hostAwaySince ??= now;
    if (this.hostAwaySince !== null && now - this.hostAwaySince >= HOST_AWAY) this.post(() => this.passOnHost());
    if (this.guests() < this.around.mostGuests / 2) this.setCrowded(false);
    const lasts = this.status === 'open' && this.doc.pace === 'days';
    return this.company.size === 0 && !lasts && this.status !== 'dealing' && now - this.emptySince >= UNLOAD;
  }

  private async passOnHost(): Promise<void> {
    const { doc, company } = this;
    const next = heir(doc, (person) => company.isHere(person));
    if (next === null || next === doc.host || !company.isHere(next)) return;
    if (await this.kept.keep({ ...doc, host: next })) this.notice.tell();
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

  /** Nobody has come for too long: what was promised is opened, and the game is kept as it stands. */
  abandon(): Promise<void> {
    return new Promise((resolve) =>
      this.post(async () => {
        if (this.status === 'open' || this.status === 'dealing') await this.kept.giveUp('aborted', this.host);
        this.stop('no-table');
        resolve();
      }),
    );
  }

  /** For tests: how an audience must see the table. */
  viewOf(audience: number): Promise<unknown> {
    return this.play.viewOf(audience);
  }
}
