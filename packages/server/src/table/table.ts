import { PUBLIC } from '@sixgun/engine';
import { Actor, type Driver, type Host, Mailbox, type News, PACE_TIMES, type Port, type Row } from '@sixgun/host';
import {
  type Code,
  type GameMessage,
  isGameMessage,
  type Room,
  type RoomMessage,
  type ToClient,
  type ToServer,
  VERSION,
} from '@sixgun/protocol';
import type { Peer } from '../nodes/nodes.ts';
import type { Person } from '../people/people.ts';
import type { Outcome } from '../store/store.ts';
import { nameApart } from '../words.ts';
import type { Around } from './around.ts';
import { Bets } from './bets.ts';
import { type Client, portOf, tell } from './client.ts';
import { Company } from './company.ts';
import { Dealer } from './dealer.ts';
import type { Frozen } from './dealing.ts';
import { type Presence, roomOf, type Status, seatOf, type TableDoc } from './doc.ts';
import { Kept, type TableRow } from './kept.ts';
import { type GameRow, readGame, replayGame, rowStep } from './live-game.ts';
import { forRematch, heir, type Order, order } from './orders.ts';
import { Talk } from './talk.ts';

/** Salts that have not come by then are left out: nobody can stop a deal by keeping silent. */
const SALT_TIME = 3000;
const REMATCH_TIME = 30_000;
/** Without anybody for so long the game stands still. */
const STAND_STILL = 120_000;
/** So long the host may be away before somebody else becomes host. */
const HOST_AWAY = 60_000;
const BANK_STEP = 5000;

/** One table in memory: its document, who is connected, and the actor of its game. All of it can be read again. */
export class Table {
  private readonly around: Around;
  private readonly kept: Kept;
  private readonly company = new Company();
  private readonly talk: Talk;
  private readonly bets: Bets;
  private readonly dealer: Dealer;
  private readonly mailbox: Mailbox;
  private actor: Actor | null = null;
  private banks: (number | null)[] = [];
  private ended = false;
  private callOff: (() => void) | null = null;
  /** Since when nobody is connected, and since when the host is not. */
  private emptySince: number;
  private hostAwaySince: number | null = null;

  constructor(around: Around, row: TableRow) {
    this.around = around;
    this.emptySince = around.clock.now();
    this.mailbox = new Mailbox((error) => this.failWith(error));
    this.kept = new Kept(around, row, () => this.lose());
    this.talk = new Talk(around, this.kept, this.company, () => this.lose());
    this.bets = new Bets(this.kept, this.company);
    this.dealer = new Dealer(around, this.kept, (game, frozen) => this.beginGame(game, frozen));
  }

  get id(): string {
    return this.kept.id;
  }

  get doc(): TableDoc {
    return this.kept.doc;
  }

  get status(): Status {
    return this.kept.status;
  }

  get host(): Host | null {
    return this.actor?.host ?? null;
  }

  onlookers(): number {
    return this.company.count(({ person }) => !this.isSeated(person.id));
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
    await this.talk.load();
    if (kept.gameId === null) return;
    kept.game = await readGame(around.store, kept.gameId);
    if (kept.game === null) return;
    const { frozen, status } = kept.game;
    if (kept.status === 'dealing') this.awaitSalts();
    else if (frozen !== null && (status === 'open' || status === 'over')) await this.replay(kept.game, frozen);
  }

  private async replay(game: GameRow, { header }: Frozen): Promise<void> {
    const bank = PACE_TIMES[this.doc.pace]?.bank ?? 0;
    const { host, banks, stuck } = await replayGame(this.around.store, game, header, bank);
    // Rows of a game that is over are deleted some day; its record stays.
    if (game.status === 'over' && !host.over) return;
    if (stuck === null) return this.play(host, game.botKey, banks);
    this.around.log('error', 'a game is stuck', { table: this.id, game: game.id, reason: stuck.message });
    this.around.metrics.count('stuck_games');
    await this.kept.giveUp('stuck', host);
  }

  private play(host: Host, botKey: string, banks: number[]): void {
    const { doc, around } = this;
    const { clock, holdFactor, botPace } = around;
    const mean = doc.hold * holdFactor;
    this.actor = new Actor({
      host,
      log: { append: (rows) => this.append(host, rows) },
      clock,
      random: around.random,
      think: around.think(botKey),
      seats: doc.seats.map((seat) => this.driverOf(seat)),
      banks,
      times: PACE_TIMES[doc.pace],
      hold: { least: (mean * 2) / 3, most: (mean * 4) / 3 },
      botPace,
      waitsForShown: false,
      spares: 'all',
      openDead: doc.openDead,
      standStill: doc.pace === 'days' ? null : STAND_STILL,
      news: (news) => this.heardOf(news),
    });
    around.playing(host);
    this.actor.start();
  }

  private driverOf({ person, bot, spare }: TableDoc['seats'][number]): Driver {
    return { person: person !== null, level: bot ?? this.doc.coverLevel, spare };
  }

  private async append(host: Host, rows: readonly Row[]): Promise<Outcome> {
    const steps = rows.map((row) => rowStep(host.id, row));
    if (!host.over) return this.kept.write(steps);
    // The end changes the document too, so it waits for its turn among the changes of the room.
    return new Promise((resolve) => this.post(async () => resolve(await this.kept.keepEnd(host, steps))));
  }

  /** Memory and log may differ: nothing here can be trusted, so it is read again by whoever comes next. */
  private lose(): void {
    if (this.ended) return;
    this.around.metrics.count('lost_tables');
    this.stop('storage');
  }

  private failWith(error: unknown): void {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.around.log('error', 'a table has failed', { table: this.id, reason });
    this.around.metrics.count('failed_tables');
    this.stop('storage');
  }

  /** Ends everything in memory; the log has what counts. */
  stop(code: Code): void {
    if (this.ended) return;
    this.ended = true;
    this.callOff?.();
    this.actor?.stop();
    this.mailbox.close();
    for (const client of this.company.all()) client.end(code);
    this.company.clear();
    this.around.gone(this.id);
  }

  private heardOf(news: News): void {
    switch (news.t) {
      case 'seats':
        return this.post(() => this.tellRoom());
      case 'rows':
        if (this.host !== null) this.bets.follow(this.host);
        return this.around.metrics.count('actions', '', news.rows.length);
      case 'over':
        return this.post(() => {
          this.tellRoom();
          const opened = this.openedMessage();
          if (opened !== null) this.company.tell(opened);
          this.bets.tell(this.host);
        });
      case 'fallback':
        this.around.log('warn', 'a bot has failed', { table: this.id, seat: news.seat, reason: String(news.error) });
        return this.around.metrics.count('fallbacks');
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

  /** Rounded, and while several are asked at once as they were before: else they would tell who has answered. */
  private readBanks(): void {
    const { actor } = this;
    if (actor === null || actor.host.game.isWindow()) return;
    const hasClock = PACE_TIMES[this.doc.pace] !== null;
    this.banks = actor.seats.map(({ bank }) => (hasClock ? Math.round(bank / BANK_STEP) * BANK_STEP : null));
  }

  private room(): Room {
    const { actor, company, doc } = this;
    const { id, code, status, game } = this.kept;
    this.readBanks();
    const presence = (seat: number): Presence => {
      const { person } = doc.seats[seat];
      const state = status === 'open' ? actor?.seats[seat] : undefined;
      return {
        cover: state?.cover ?? 'no',
        here: person !== null && company.isHere(person),
        bank: state === undefined || person === null ? null : (this.banks[seat] ?? null),
      };
    };
    const playing = status === 'open' || status === 'dealing' ? game : null;
    const deal = playing === null ? doc.next : { id: playing.id, commitment: playing.commitment };
    return roomOf(doc, { id, code, status, deal }, presence, this.onlookers());
  }

  private tellRoom(): void {
    this.company.tell({ t: 'room', rev: this.kept.rev, doc: this.room() });
  }

  /** What was promised before the deal, once the game has ended in whatever way. */
  private openedMessage(): ToClient | null {
    const { game } = this.kept;
    const header = game?.frozen?.header;
    if (header?.dealing === undefined || game?.status === 'open' || game?.status === 'dealing') return null;
    const { id, secret, salts } = header.dealing;
    return { t: 'opened', id, secret, salts, seed: header.seed };
  }

  join(client: Client): void {
    this.company.add(client);
  }

  leave(client: Client): void {
    if (!this.company.delete(client)) return;
    if (client.port !== null) this.actor?.leave(client.port);
    client.port = null;
    if (this.company.size === 0) this.emptySince = this.around.clock.now();
    this.post(() => this.tellRoom());
  }

  /** Somebody has another name or face now; in a game that is played the name stays as it was dealt. */
  meet(person: Person): void {
    for (const client of this.company.all()) if (client.person.id === person.id) client.person = person;
    if (!this.isSeated(person.id)) return;
    this.post(async () => {
      const { doc, status } = this;
      const seat = seatOf(doc, person.id);
      if (seat < 0) return;
      const others = doc.seats.filter((_, i) => i !== seat).map(({ name }) => name);
      const name = status === 'waiting' ? nameApart(person.name, others) : doc.seats[seat].name;
      if (await this.kept.keepSeat(seat, { name, portrait: person.portrait })) this.tellRoom();
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
    if (hello.v !== VERSION) return client.end('version');
    const first = !client.greeted;
    client.greeted = true;
    if (first) {
      const { nodes, clock } = this.around;
      tell(client, { t: 'welcome', v: VERSION, person: client.person.id, now: clock.now(), node: nodes.id });
      this.tellRoom();
      await this.talk.tellLast(client, hello.chat ?? 0, this.host);
      for (const message of [this.dealer.message(), this.openedMessage()]) if (message !== null) tell(client, message);
      this.bets.tellOne(client, this.host);
    }
    if (this.actor === null) return;
    client.port ??= this.newPort(client);
    this.actor.hear(client.port, hello);
  }

  private newPort(client: Client): Port {
    const seat = seatOf(this.doc, client.person.id);
    const seats = seat < 0 || this.status === 'waiting' ? [] : [seat];
    return portOf(client, seats, seats[0] ?? PUBLIC);
  }

  /** Shows the table anew: another game, or another seat. */
  private reseat(client: Client): void {
    const { actor } = this;
    if (client.port !== null) actor?.leave(client.port);
    client.port = null;
    if (actor === null || !client.greeted) return;
    client.port = this.newPort(client);
    actor.hear(client.port, { t: 'hello', v: VERSION });
  }

  /** A code says why it is not done. */
  private async takeGame(client: Client, message: GameMessage): Promise<Code | null> {
    const { actor, doc } = this;
    const { port } = client;
    if (actor === null || port === null)
      return this.status === 'waiting' || this.status === 'dealing' ? 'not-asked' : 'stuck';
    if (message.t === 'hint' && !doc.hints) return 'not-open';
    const [seat] = port.seats;
    if (message.t === 'look' && message.seat === 'open' && seat !== undefined && !actor.host.over) {
      const may = doc.openDead && !actor.host.game.inPlay(seat);
      const { id } = client.person;
      if (may && doc.seen[id] !== 'all' && !(await this.kept.keep({ ...doc, seen: { ...doc.seen, [id]: 'all' } })))
        return null;
    }
    if (message.t === 'prefs' && seat !== undefined && doc.seats[seat].spare !== message.spare)
      if (!(await this.kept.keepSeat(seat, { spare: message.spare }))) return null;
    actor.hear(port, message);
    return null;
  }

  private takeRoom(client: Client, message: RoomMessage): Promise<Code | null> {
    switch (message.t) {
      case 'say':
        return this.talk.say(client, message, this.host, (seat) => this.actor?.say(seat));
      case 'react':
        return this.talk.react(client, message, this.host, (seat) => this.actor?.say(seat));
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
    const before = this.doc;
    const { rev } = this.kept;
    const { company } = this;
    const here = (person: string): boolean => company.isHere(person);
    const guest = (person: string): Person | null => company.guest(person);
    const at = { doc: before, rev, status: this.status, now: this.around.clock.now(), here, guest };
    const result = order(at, client.person, message);
    if ('no' in result) return result.no;
    if (!(await this.kept.keep(result.doc))) return null;
    if (message.t === 'kick')
      for (const each of this.company.all())
        if (each.person.id === message.person) each.end(message.ban ? 'banned' : 'kicked');
    this.followSeats(before);
    this.tellRoom();
    if (message.t === 'rematch') await this.weighRematch();
    return null;
  }

  /** Whoever has left a seat of a game looks on, and a bot plays for the seat. */
  private followSeats(before: TableDoc): void {
    if (this.status === 'waiting') return;
    this.doc.seats.forEach((seat, i) => {
      const { person } = before.seats[i];
      if (seat.person === person) return;
      if (this.status === 'open') this.actor?.drive(i, this.driverOf(seat));
      for (const client of this.company.all())
        if (client.person.id === person || client.person.id === seat.person) this.reseat(client);
    });
  }

  private async start({ person }: Client, rev: number): Promise<Code | null> {
    if (this.doc.host !== person.id) return 'not-host';
    if (rev !== this.kept.rev) return 'stale';
    const code = await this.dealer.freeze();
    if (code !== null || this.ended) return code;
    this.actor?.stop();
    this.actor = null;
    for (const client of this.company.all()) client.port = null;
    this.awaitSalts();
    this.tellRoom();
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
    await this.replay(game, frozen);
    this.tellRoom();
    for (const client of this.company.all())
      if (this.doc.spectators || this.isSeated(client.person.id)) this.reseat(client);
      else client.end('not-open');
  }

  /** Another game as soon as all who are here want it, or with those who do when the time is up. */
  private async weighRematch(): Promise<void> {
    const { rematch, seats } = this.doc;
    if (rematch === null || rematch.length === 0) return;
    const asked = seats.flatMap(({ person }) => (person !== null && this.company.isHere(person) ? [person] : []));
    if (asked.every((person) => rematch.includes(person))) return this.setUpRematch();
    if (rematch.length === 1) this.later(REMATCH_TIME, () => this.setUpRematch());
  }

  private async setUpRematch(): Promise<void> {
    const { doc, status } = this;
    if (status === 'waiting' || status === 'open' || status === 'dealing') return;
    if ((doc.rematch ?? []).length === 0) return;
    this.callOff?.();
    // The last table stays to be looked at until the next one is dealt.
    if (await this.kept.keep(forRematch(doc, doc.next), { status: 'waiting' })) this.tellRoom();
  }

  /** Called now and then: host away, nobody here. True if it may leave memory. */
  tick(): boolean {
    const now = this.around.clock.now();
    const { host } = this.doc;
    if (host === null || this.company.isHere(host)) this.hostAwaySince = null;
    else this.hostAwaySince ??= now;
    if (this.hostAwaySince !== null && now - this.hostAwaySince >= HOST_AWAY) this.post(() => this.passOnHost());
    const lasts = this.status === 'open' && this.doc.pace === 'days';
    return this.company.size === 0 && !lasts && this.status !== 'dealing' && now - this.emptySince >= STAND_STILL;
  }

  private async passOnHost(): Promise<void> {
    const { doc, company } = this;
    const next = heir(doc, (person) => company.isHere(person));
    if (next === null || next === doc.host || !company.isHere(next)) return;
    if (await this.kept.keep({ ...doc, host: next })) this.tellRoom();
  }

  /** Another node plays on; null: whoever comes first. What was not yet durable is sent again by whoever sent it. */
  handOver(to: Peer | null): Promise<void> {
    return new Promise((resolve) =>
      this.post(async () => {
        if (to !== null) await this.kept.give(to.id);
        this.stop('moved');
        resolve();
      }),
    );
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
    const { actor } = this;
    if (actor === null) return Promise.resolve(null);
    return new Promise((resolve) =>
      actor.post(() => {
        const { host } = actor;
        resolve({ q: host.q, over: host.over, view: host.view(audience) });
      }),
    );
  }
}
