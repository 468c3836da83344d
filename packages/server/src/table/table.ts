import { headLines, OPEN, PUBLIC } from '@sixgun/engine';
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
import type { Step, Unit } from '../store/store.ts';
import type { Around } from './around.ts';
import { chatOf, type Hearing, hears, said } from './chat.ts';
import { type Client, portOf, tell } from './client.ts';
import { dealt, type Frozen, frozenHeader, isPromised, previousOf, promise, resultOf } from './dealing.ts';
import { type Presence, roomOf, type Status, seatOf, type TableDoc } from './doc.ts';
import { type GameRow, readGame, replayGame, rowStep } from './live-game.ts';
import { forRematch, heir, order, type Standing } from './orders.ts';

/** Salts that have not come by then are left out: nobody can stop a deal by keeping silent. */
const SALT_TIME = 3000;
const REMATCH_TIME = 30_000;
/** Without anybody for so long the game stands still. */
export const STAND_STILL = 120_000;
/** So long the host may be away before somebody else becomes host. */
const HOST_AWAY = 60_000;
const BANK_STEP = 5000;

export interface TableRow {
  id: string;
  code: string | null;
  epoch: number;
  rev: number;
  status: Status;
  doc: TableDoc;
  game: string | null;
}

/** One table in memory: its document, who is connected, and the actor of its game. All of it can be read again. */
export class Table {
  readonly id: string;
  doc: TableDoc;
  status: Status;
  private readonly around: Around;
  private readonly epoch: number;
  private rev: number;
  private code: string | null;
  private gameId: string | null;
  private game: GameRow | null = null;
  private actor: Actor | null = null;
  private readonly clients = new Set<Client>();
  private readonly mailbox: Mailbox;
  private salts: (string | null)[] = [];
  private banks: (number | null)[] = [];
  private lastChat = 0;
  private ended = false;
  private callOff: (() => void) | null = null;
  /** Since when nobody is connected, and since when the host is not. */
  private emptySince: number;
  private hostAwaySince: number | null = null;

  constructor(around: Around, row: TableRow) {
    this.around = around;
    this.id = row.id;
    this.doc = row.doc;
    this.status = row.status;
    this.epoch = row.epoch;
    this.rev = row.rev;
    this.code = row.code;
    this.gameId = row.game;
    this.emptySince = around.clock.now();
    this.mailbox = new Mailbox((error) => this.stuckWith(error));
  }

  get size(): number {
    return this.clients.size;
  }

  get host(): Host | null {
    return this.actor?.host ?? null;
  }

  onlookers(): number {
    return [...this.clients].filter(({ person }) => seatOf(this.doc, person.id) < 0).length;
  }

  isSeated(person: string): boolean {
    return seatOf(this.doc, person) >= 0;
  }

  /** Takes up what the database has of its game. */
  async load(): Promise<void> {
    const { store } = this.around;
    const [last] = await store.all('chat.last', this.id);
    this.lastChat = Number(last?.n ?? 0);
    if (this.gameId === null) return;
    this.game = await readGame(store, this.gameId);
    if (this.game === null) return;
    if (this.status === 'dealing') this.awaitSalts(this.game);
    else if (this.game.frozen !== null && (this.game.status === 'open' || this.game.status === 'over'))
      await this.replay(this.game, this.game.frozen);
  }

  private async replay(game: GameRow, { header }: Frozen): Promise<void> {
    const bank = PACE_TIMES[this.doc.pace]?.bank ?? 0;
    const { host, banks, stuck } = await replayGame(this.around.store, game, header, bank);
    // Rows of a game that is over are deleted some day; its record stays.
    if (game.status === 'over' && !host.over) return;
    if (stuck === null) return this.play(host, game.botKey, banks);
    this.around.log('error', 'a game is stuck', { table: this.id, game: game.id, reason: stuck.message });
    this.around.metrics.count('stuck_games');
    await this.endWith('stuck', host);
  }

  private play(host: Host, botKey: string, banks: number[]): void {
    const { doc, around } = this;
    const { clock, holdFactor, botPace } = around;
    const mean = doc.hold * holdFactor;
    const drivers = doc.seats.map((seat): Driver => this.driverOf(seat));
    this.actor = new Actor({
      host,
      log: { append: (rows) => this.append(host, rows) },
      clock,
      random: around.random,
      think: around.think(botKey),
      seats: drivers,
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

  // What must be durable before anybody hears of it.

  private write(unit: Omit<Unit, 'fence'>): Promise<'durable' | 'lost'> {
    return this.around.store.write({ ...unit, fence: [this.id, this.epoch] });
  }

  private async append(host: Host, rows: readonly Row[]): Promise<'durable' | 'lost'> {
    const steps = rows.map((row) => rowStep(host.id, row));
    if (!host.over) return this.write({ steps });
    // The end changes the document too, so it waits for its turn among the changes of the room.
    return new Promise((resolve) => this.post(async () => resolve(await this.appendEnd(host, steps))));
  }

  /** Last row, result, record, and the promise of the next game: all or nothing. */
  private async appendEnd(host: Host, rows: readonly Step[]): Promise<'durable' | 'lost'> {
    const { next, step } = promise(this.id, (this.game?.nth ?? 0) + 1);
    const end: Step = ['game.end', 'over', this.now(), resultOf(host.header, host.game), host.record(), host.id];
    const doc = { ...this.doc, next, previous: previousOf(host.game), rematch: null };
    if (!(await this.keep(doc, { status: 'over' }, [...rows, end, step]))) return 'lost';
    if (this.game !== null) this.game = { ...this.game, status: 'over' };
    return 'durable';
  }

  /** A game that cannot go on is opened and kept like any other. */
  private async endWith(status: 'stuck' | 'aborted', host: Host | null): Promise<boolean> {
    if (this.gameId === null) return false;
    const { next, step } = promise(this.id, (this.game?.nth ?? 0) + 1);
    const end: Step = ['game.end', status, this.now(), null, host?.recordSoFar() ?? null, this.gameId];
    if (!(await this.keep({ ...this.doc, next, rematch: null }, { status }, [end, step]))) return false;
    if (this.game !== null) this.game = { ...this.game, status };
    return true;
  }

  /** The document and whatever goes with it; false if this table is no longer ours. */
  private async keep(
    doc: TableDoc,
    change: { status?: Status; game?: string | null } = {},
    more: readonly Step[] = [],
  ): Promise<boolean> {
    const { status = this.status, game = this.gameId } = change;
    const code = status === 'waiting' ? this.code : null;
    const listed = doc.open ? 1 : 0;
    const step: Step = ['table.set', code, listed, status, JSON.stringify(doc), game, this.now(), this.id, this.rev];
    if ((await this.write({ steps: [step, ...more] })) === 'lost') {
      this.lose();
      return false;
    }
    this.rev++;
    this.doc = doc;
    this.code = code;
    this.status = status;
    this.gameId = game;
    return true;
  }

  /** Memory and log may differ: nothing here can be trusted, so it is read again by whoever comes next. */
  private lose(code: Code = 'storage'): void {
    if (this.ended) return;
    this.around.metrics.count('lost_tables');
    this.stop(code);
  }

  /** Ends everything in memory; the log has what counts. */
  stop(code: Code): void {
    if (this.ended) return;
    this.ended = true;
    this.callOff?.();
    this.actor?.stop();
    this.mailbox.close();
    for (const client of [...this.clients]) client.end(code);
    this.clients.clear();
    this.around.gone(this.id);
  }

  private stuckWith(error: unknown): void {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.around.log('error', 'a table has failed', { table: this.id, reason });
    this.around.metrics.count('failed_tables');
    this.stop('storage');
  }

  private heardOf(news: News): void {
    switch (news.t) {
      case 'seats':
        return this.post(() => this.tellRoom());
      case 'rows':
        return this.around.metrics.count('actions', '', news.rows.length);
      case 'over':
        return this.post(() => {
          this.tellRoom();
          this.tellOpened();
        });
      case 'fallback':
        this.around.log('warn', 'a bot has failed', { table: this.id, seat: news.seat, reason: String(news.error) });
        return this.around.metrics.count('fallbacks');
      case 'lost':
        return this.lose();
      case 'stuck':
        return this.stuckWith(news.error);
    }
  }

  // Who is connected, and what they hear.

  private now(): number {
    return this.around.clock.now();
  }

  private post(job: () => void | Promise<void>): void {
    this.mailbox.post(job);
  }

  private isHere(person: string): boolean {
    for (const client of this.clients) if (client.person.id === person) return true;
    return false;
  }

  /** Rounded, and while several are asked at once as they were before: else they would tell who has answered. */
  private readBanks(): void {
    const { actor } = this;
    if (actor === null || actor.host.game.isWindow()) return;
    const hasClock = PACE_TIMES[this.doc.pace] !== null;
    this.banks = actor.seats.map(({ bank }) => (hasClock ? Math.round(bank / BANK_STEP) * BANK_STEP : null));
  }

  private room(): Room {
    const { actor } = this;
    this.readBanks();
    const presence = (seat: number): Presence => {
      const { person } = this.doc.seats[seat];
      const state = this.status === 'open' ? actor?.seats[seat] : undefined;
      return {
        cover: state?.cover ?? 'no',
        here: person !== null && this.isHere(person),
        bank: state === undefined || person === null ? null : (this.banks[seat] ?? null),
      };
    };
    const playing = (this.status === 'open' || this.status === 'dealing') && this.game !== null;
    const deal = playing && this.game !== null ? { id: this.game.id, commitment: this.game.commitment } : this.doc.next;
    const { id, code, status } = this;
    return roomOf(this.doc, { id, code, status, deal }, presence, this.onlookers());
  }

  private tellRoom(): void {
    const text = JSON.stringify({ t: 'room', rev: this.rev, doc: this.room() } satisfies ToClient);
    for (const client of this.clients) if (client.greeted) client.sendText(text);
  }

  private tellAll(message: ToClient): void {
    const text = JSON.stringify(message);
    for (const client of this.clients) if (client.greeted) client.sendText(text);
  }

  private openedMessage(): ToClient | null {
    const { game } = this;
    const header = game?.frozen?.header;
    if (header?.dealing === undefined || game?.status === 'open' || game?.status === 'dealing') return null;
    const { id, secret, salts } = header.dealing;
    return { t: 'opened', id, secret, salts, seed: header.seed };
  }

  private tellOpened(): void {
    const opened = this.openedMessage();
    if (opened !== null) this.tellAll(opened);
  }

  private dealMessage(): ToClient | null {
    const { game } = this;
    if (this.status !== 'dealing' || game === null || game.frozen === null) return null;
    const { header, hashes } = game.frozen;
    return { t: 'deal', id: game.id, commitment: game.commitment, header: headLines(header), hashes };
  }

  join(client: Client): void {
    this.clients.add(client);
  }

  leave(client: Client): void {
    if (!this.clients.delete(client)) return;
    if (client.port !== null) this.actor?.leave(client.port);
    client.port = null;
    if (this.clients.size === 0) this.emptySince = this.now();
    this.post(() => this.tellRoom());
  }

  hear(client: Client, message: ToServer): void {
    this.post(() => this.take(client, message));
  }

  private async take(client: Client, message: ToServer): Promise<void> {
    if (message.t === 'hello') return this.greet(client, message);
    if (!client.greeted) return tell(client, { t: 'no', code: 'form' });
    if (isGameMessage(message)) return this.takeGame(client, message);
    const code = await this.takeRoom(client, message);
    if (code === null) return;
    this.around.metrics.count('refusals', `code="${code}"`);
    tell(client, { t: 'no', code, ...('id' in message ? { id: message.id } : {}) });
  }

  private async greet(client: Client, hello: Extract<ToServer, { t: 'hello' }>): Promise<void> {
    if (hello.v !== VERSION) return client.end('version');
    const first = !client.greeted;
    client.greeted = true;
    if (first) {
      const { node } = this.around;
      tell(client, { t: 'welcome', v: VERSION, person: client.person.id, now: this.now(), node });
      this.tellRoom();
      await this.tellChat(client, hello.chat);
      const deal = this.dealMessage();
      if (deal !== null) tell(client, deal);
    }
    if (this.actor === null) return;
    client.port ??= this.newPort(client);
    this.actor.hear(client.port, hello);
    const opened = first ? this.openedMessage() : null;
    if (opened !== null) tell(client, opened);
  }

  private newPort(client: Client): Port {
    const seat = seatOf(this.doc, client.person.id);
    const seats = seat < 0 || this.status === 'waiting' ? [] : [seat];
    return portOf(client, seats, seats[0] ?? PUBLIC);
  }

  /** Everybody anew: another game, or another seat. */
  private reseat(client: Client): void {
    const { actor } = this;
    if (client.port !== null) actor?.leave(client.port);
    client.port = null;
    if (actor === null || !client.greeted) return;
    client.port = this.newPort(client);
    actor.hear(client.port, { t: 'hello', v: VERSION });
  }

  private async takeGame(client: Client, message: GameMessage): Promise<void> {
    const { actor } = this;
    const { port } = client;
    if (actor === null || port === null) {
      const code = this.status === 'waiting' || this.status === 'dealing' ? 'not-asked' : 'stuck';
      return tell(client, { t: 'no', code, ...('id' in message ? { id: message.id } : {}) });
    }
    if (message.t === 'hint' && !this.doc.hints) return tell(client, { t: 'no', code: 'not-open' });
    const [seat] = port.seats;
    if (message.t === 'look' && message.seat === 'open' && seat !== undefined && !actor.host.over) {
      const may = this.doc.openDead && !actor.host.game.inPlay(seat);
      if (may && !this.doc.seats[seat].sawAll && !(await this.keep(this.withSeat(seat, { sawAll: true })))) return;
    }
    if (message.t === 'prefs' && seat !== undefined && this.doc.seats[seat].spare !== message.spare)
      if (!(await this.keep(this.withSeat(seat, { spare: message.spare })))) return;
    actor.hear(port, message);
  }

  private withSeat(seat: number, change: Partial<TableDoc['seats'][number]>): TableDoc {
    return { ...this.doc, seats: this.doc.seats.map((each, i) => (i === seat ? { ...each, ...change } : each)) };
  }

  // The room around the game.

  private standing(): Standing {
    const { doc, rev, status } = this;
    return { doc, rev, status, now: this.now(), here: (person) => this.isHere(person) };
  }

  /** A code says why it is not done. */
  private takeRoom(client: Client, message: RoomMessage): Promise<Code | null> {
    switch (message.t) {
      case 'say':
        return this.say(client, message);
      case 'start':
        return this.start(client, message.rev);
      case 'salt':
        return this.takeSalt(client, message.salt);
      default:
        return this.takeOrder(client, message);
    }
  }

  private async takeOrder(client: Client, message: Exclude<RoomMessage, { t: 'say' | 'start' | 'salt' }>) {
    if ('person' in message && !/^p/.test(message.person)) return 'form';
    const before = this.doc;
    const result = order(this.standing(), client.person, message);
    if ('no' in result) return result.no;
    if (!(await this.keep(result.doc))) return null;
    if (message.t === 'kick')
      for (const each of [...this.clients])
        if (each.person.id === message.person) each.end(message.ban ? 'banned' : 'kicked');
    this.followSeats(before);
    this.tellRoom();
    if (message.t === 'rematch') await this.weighRematch();
    return null;
  }

  /** Whoever has left a seat of a game looks on, and a bot plays for the seat. */
  private followSeats(before: TableDoc): void {
    const { actor, doc } = this;
    doc.seats.forEach((seat, i) => {
      if (seat.person === before.seats[i]?.person) return;
      if (actor !== null && this.status === 'open') actor.drive(i, this.driverOf(seat));
      for (const client of this.clients)
        if (client.person.id === before.seats[i]?.person || client.person.id === seat.person)
          if (this.status !== 'waiting') this.reseat(client);
    });
  }

  private async start(client: Client, rev: number): Promise<Code | null> {
    if (this.doc.host !== client.person.id) return 'not-host';
    if (rev !== this.rev) return 'stale';
    if (this.status !== 'waiting') return 'not-open';
    if (this.doc.seats.some(({ person, bot }) => person === null && bot === null)) return 'no-seat';
    const { next } = this.doc;
    const header = frozenHeader(this.doc);
    const frozen: Frozen = { header, hashes: this.doc.seats.map(({ ready }) => ready) };
    const freeze: Step = ['game.freeze', JSON.stringify(frozen), header.engine, next.id];
    if (!(await this.keep(this.doc, { status: 'dealing', game: next.id }, [freeze]))) return null;
    this.game = await readGame(this.around.store, next.id);
    if (this.game === null) throw new Error('The game that was promised is not there.');
    this.actor?.stop();
    this.actor = null;
    for (const each of this.clients) each.port = null;
    this.awaitSalts(this.game);
    this.tellRoom();
    const deal = this.dealMessage();
    if (deal !== null) this.tellAll(deal);
    await this.dealIfAllGiven();
    return null;
  }

  private awaitSalts({ frozen }: GameRow): void {
    this.salts = (frozen?.hashes ?? []).map(() => null);
    this.later(SALT_TIME, () => this.deal());
  }

  private later(ms: number, job: () => Promise<void>): void {
    this.callOff?.();
    this.callOff = this.around.clock.later(ms, () => this.post(job));
  }

  private async takeSalt(client: Client, salt: string): Promise<Code | null> {
    const { game } = this;
    const seat = seatOf(this.doc, client.person.id);
    if (this.status !== 'dealing' || game === null || game.frozen === null) return 'too-late';
    if (seat < 0) return 'no-seat';
    if (!isPromised(game.id, salt, game.frozen.hashes[seat])) return 'refused';
    this.salts[seat] = salt;
    await this.dealIfAllGiven();
    return null;
  }

  private async dealIfAllGiven(): Promise<void> {
    const hashes = this.game?.frozen?.hashes ?? [];
    if (hashes.every((hash, seat) => hash === null || this.salts[seat] !== null)) await this.deal();
  }

  /** Secret and salts meet; the seed is durable before the first card is seen. */
  private async deal(): Promise<void> {
    const { game, salts } = this;
    if (this.status !== 'dealing' || game === null || game.frozen === null) return;
    this.callOff?.();
    const header = dealt(game.frozen.header, game.id, game.secret, salts);
    const frozen: Frozen = { ...game.frozen, header };
    const step: Step = ['game.deal', JSON.stringify(frozen), JSON.stringify(salts), header.seed, this.now(), game.id];
    if (!(await this.keep(this.doc, { status: 'open' }, [step]))) return;
    this.game = { ...game, frozen, status: 'open' };
    await this.replay(this.game, frozen);
    this.tellRoom();
    for (const client of [...this.clients])
      if (this.doc.spectators || this.isSeated(client.person.id)) this.reseat(client);
      else client.end('not-open');
  }

  /** Another game as soon as all who are here want it, or with those who do when the time is up. */
  private async weighRematch(): Promise<void> {
    const { rematch, seats } = this.doc;
    if (rematch === null || rematch.length === 0) return;
    const asked = seats.flatMap(({ person }) => (person !== null && this.isHere(person) ? [person] : []));
    if (asked.every((person) => rematch.includes(person))) return this.setUpRematch();
    if (rematch.length === 1) this.later(REMATCH_TIME, () => this.setUpRematch());
  }

  private async setUpRematch(): Promise<void> {
    const { doc, status } = this;
    if (status === 'waiting' || status === 'open' || status === 'dealing') return;
    if ((doc.rematch ?? []).length === 0) return;
    this.callOff?.();
    // The last table stays to be looked at until the next one is dealt.
    if (await this.keep(forRematch(doc, doc.next), { status: 'waiting' })) this.tellRoom();
  }

  private hearing(): Hearing {
    const game = this.actor?.host.game;
    return { isOut: (seat) => game !== undefined && !game.inPlay(seat), over: this.status !== 'open' };
  }

  private async say(client: Client, message: Extract<RoomMessage, { t: 'say' }>): Promise<Code | null> {
    const { person } = client;
    const seat = seatOf(this.doc, person.id);
    if (seat < 0 && !this.doc.spectators) return 'not-open';
    const hearing = this.hearing();
    const result = said(this.doc, person, message, hearing, this.around.words);
    if ('no' in result) return result.no;
    const n = this.lastChat + 1;
    const at = this.now();
    const { room } = message;
    const step: Step = ['chat.add', this.id, n, at, person.id, room, JSON.stringify(result.body)];
    if ((await this.write({ steps: [step] })) === 'lost') {
      this.lose();
      return null;
    }
    this.lastChat = n;
    const text = JSON.stringify({ t: 'chat', n, at, from: person.id, room, ...result.body } satisfies ToClient);
    for (const each of this.clients)
      if (each.greeted && hears(this.doc, each.person.id, room, hearing)) each.sendText(text);
    if (room === 'table' && seat >= 0 && this.status === 'open' && !hearing.isOut(seat)) this.actor?.say(seat);
    return null;
  }

  private async tellChat(client: Client, since = 0): Promise<void> {
    const hearing = this.hearing();
    const found = await this.around.store.all('chat.since', this.id, since);
    for (const line of found.toReversed().map(chatOf))
      if (hears(this.doc, client.person.id, line.room, hearing)) tell(client, line);
  }

  // What time does.

  /** Called now and then: host away, nobody here. True if it may leave memory. */
  tick(): boolean {
    const now = this.now();
    const { host } = this.doc;
    if (host === null || this.isHere(host)) this.hostAwaySince = null;
    else this.hostAwaySince ??= now;
    if (this.hostAwaySince !== null && now - this.hostAwaySince >= HOST_AWAY) this.post(() => this.passOnHost());
    const lasts = this.status === 'open' && this.doc.pace === 'days';
    return this.clients.size === 0 && !lasts && this.status !== 'dealing' && now - this.emptySince >= STAND_STILL;
  }

  private async passOnHost(): Promise<void> {
    const { doc } = this;
    const next = heir(doc, (person) => this.isHere(person));
    if (next === null || next === doc.host || !this.isHere(next)) return;
    if (await this.keep({ ...doc, host: next })) this.tellRoom();
  }

  /** Nobody has come for too long: what was promised is opened, and the game is kept as it stands. */
  abandon(): Promise<void> {
    return new Promise((resolve) =>
      this.post(async () => {
        if (this.status === 'open' || this.status === 'dealing') await this.endWith('aborted', this.host);
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
        resolve({ q: host.q, over: host.over, view: audience <= OPEN ? host.view(audience) : null });
      }),
    );
  }
}
