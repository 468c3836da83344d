import { deadStayDead, hasSeat, OPEN, PASS, PUBLIC } from '@sixgun/engine';
import type { GameMessage, ToClient } from '@sixgun/protocol';
import { type Clock, LONGEST_ALARM, type Times, WARNING } from './clock.ts';
import { type Driver, SeatState } from './driver.ts';
import type { Host, Waiting } from './host.ts';
import { Standing } from './question.ts';
import type { By, Log, Meta, Outgoing, Port, Result, Row } from './row.ts';
import { firstMove, type Think } from './think.ts';

/** What whoever runs the table may want to know. */
export type News =
  /** Who drives which seat, or who is here, has changed. */
  | { t: 'seats' }
  /** These rows are durable and told. */
  | { t: 'rows'; rows: readonly Row[] }
  | { t: 'over' }
  /** Memory is ahead of the log: this actor is to be thrown away, and the game read again. */
  | { t: 'lost' }
  | { t: 'stuck'; error: unknown };

export interface ActorOptions {
  host: Host;
  log: Log;
  clock: Clock;
  /** From 0 up to 1; it must have nothing to do with the deal. */
  random(): number;
  think: Think;
  seats: readonly Driver[];
  /** Milliseconds by seat, from the rows of a game that goes on. */
  banks?: readonly number[];
  times: Times | null;
  /** Bounds of the holds, in milliseconds. */
  hold: { least: number; most: number };
  /** A bot takes at least so long. */
  botPace: number;
  /** Bots go on when the page has shown the last row, instead of by time. */
  waitsForShown: boolean;
  /** Where forced answers are given: to every question, or only where several are asked at once. */
  spares: 'all' | 'windows';
  /** May the dead see all hands? */
  openDead: boolean;
  /** After so long without anybody the game stands still; null: never. */
  standStill: number | null;
  news(news: News): void;
}

const outgoing = (message: ToClient): Outgoing => {
  let text: string | null = null;
  return {
    message,
    text() {
      text ??= JSON.stringify(message);
      return text;
    },
  };
};

type Job = () => void | Promise<void>;

/** Drives one host: orders what happens to its table, waits for the log, paces, runs clocks, asks bots. */
export class Actor {
  readonly host: Host;
  readonly seats: readonly SeatState[];
  readonly ports = new Set<Port>();
  private readonly options: ActorOptions;
  private readonly queue: Job[] = [];
  private running: Promise<void> | null = null;
  private ended = false;
  private standing: Standing;
  private shown = -1;
  /** Since when nobody is here. */
  private empty: number | null;
  private callOff: (() => void) | null = null;
  private toldOver = false;

  constructor(options: ActorOptions) {
    this.options = options;
    this.host = options.host;
    const now = options.clock.now();
    this.empty = now;
    this.seats = options.seats.map((driver, seat) => new SeatState(driver, options.times, options.banks?.[seat], now));
    this.standing = this.newQuestion();
  }

  /** One message after another; nothing else of the table runs while one is dealt with. */
  post(job: Job): void {
    if (this.ended) return;
    this.queue.push(job);
    this.running ??= this.run();
  }

  private async run(): Promise<void> {
    try {
      // What was posted together with this call comes first.
      await null;
      for (let job = this.queue.shift(); job !== undefined && !this.ended; job = this.queue.shift()) await job();
    } catch (error) {
      this.end({ t: 'stuck', error });
    } finally {
      this.running = null;
    }
  }

  /** Resolves when nothing is left to do but to wait. */
  async settled(): Promise<void> {
    while (this.running !== null) await this.running;
  }

  start(): void {
    this.post(() => this.act());
  }

  stop(): void {
    this.ended = true;
    this.callOff?.();
    this.queue.length = 0;
  }

  private end(news: News): void {
    this.stop();
    this.options.news(news);
  }

  hear(port: Port, message: GameMessage): void {
    this.post(() => this.take(port, message));
  }

  leave(port: Port): void {
    this.post(() => {
      if (!this.ports.delete(port)) return;
      const now = this.options.clock.now();
      for (const seat of port.seats) if (!this.isHere(seat)) this.seats[seat].gone = now;
      if (this.ports.size === 0) this.empty = now;
      this.options.news({ t: 'seats' });
      return this.act();
    });
  }

  isHere(seat: number): boolean {
    for (const port of this.ports) if (port.seats.includes(seat)) return true;
    return false;
  }

  /** Somebody else drives this seat from now on. */
  drive(seat: number, driver: Driver): void {
    this.post(() => {
      const state = this.seats[seat];
      state.driver = driver;
      state.cover = 'no';
      this.standing.thoughts.delete(seat);
      this.standing.thinking.delete(seat);
      return this.act();
    });
  }

  /** Somebody has spoken: some rules listen. */
  say(seat: number): void {
    this.post(async () => {
      const result = this.host.say(seat, this.meta(seat, 'person', null));
      if ('rows' in result && (await this.commit(result.rows))) await this.act();
    });
  }

  private reply(port: Port, message: ToClient): void {
    port.send(outgoing(message));
  }

  private async take(port: Port, message: GameMessage): Promise<void> {
    const { host } = this;
    switch (message.t) {
      case 'hello':
        return this.join(port, message);
      case 'move':
        return this.move(port, message);
      case 'back':
        return this.back(port, message);
      case 'shown':
        this.shown = Math.max(this.shown, message.seq);
        return this.act();
      case 'look':
        return this.look(port, message.seat);
    }
    const seat = port.audience;
    if (!port.seats.includes(seat)) return this.reply(port, { t: 'no', code: 'no-seat' });
    switch (message.t) {
      case 'next': {
        const { q, draft } = message;
        const tree = host.next(seat, q, draft);
        return this.reply(port, tree === null ? { t: 'no', code: 'stale' } : { t: 'tree', q, draft, tree });
      }
      case 'why': {
        const { q, picks, draft } = message;
        return this.reply(port, { t: 'why', q, picks, refusal: host.why(seat, picks, draft) });
      }
      case 'position':
        return this.reply(port, host.position(seat));
      case 'hint': {
        const picks =
          host.options(seat).length === 0 ? null : await this.options.think(host, seat, this.seats[seat].driver.level);
        const hint = message.q === host.q && picks !== null;
        return this.reply(port, hint ? { t: 'hint', q: host.q, picks: [...picks] } : { t: 'no', code: 'stale' });
      }
      case 'wait':
        if (message.q === host.q) this.seats[seat].bluffs = message.q;
        return this.reply(port, host.now(seat, this.spareIn(seat)));
      case 'prefs':
        this.seats[seat].driver = { ...this.seats[seat].driver, spare: message.spare };
        this.reply(port, host.now(seat, this.spareIn(seat)));
        return this.act();
      case 'here':
        this.comeBack(seat);
        return this.act();
    }
  }

  private async join(port: Port, hello: Extract<GameMessage, { t: 'hello' }>): Promise<void> {
    const { host } = this;
    const slept = this.isAsleep();
    this.ports.add(port);
    this.empty = null;
    if (slept) this.standing = this.newQuestion();
    for (const seat of port.seats) {
      this.seats[seat].gone = null;
      if (this.seats[seat].cover === 'away') this.comeBack(seat);
    }
    const { audience } = port;
    const mayResume = hello.since !== undefined && (hello.game ?? host.id) === host.id;
    const missed = mayResume ? host.since(audience, hello.since ?? 0) : null;
    if (missed === null) this.reply(port, host.table(audience, this.spareIn(audience)));
    else {
      for (const batch of missed) this.reply(port, batch);
      this.reply(port, { ...host.now(audience, this.spareIn(audience)), facts: host.facts(audience) });
    }
    this.options.news({ t: 'seats' });
    return this.act();
  }

  private look(port: Port, at: number | 'open' | null): void {
    const { host } = this;
    if (typeof at === 'number' && !port.seats.includes(at)) return this.reply(port, { t: 'no', code: 'no-seat' });
    if (at === 'open' && !this.mayLookOpen(port)) return this.reply(port, { t: 'no', code: 'not-open' });
    const closed = port.seats.length === 1 ? port.seats[0] : PUBLIC;
    port.audience = at === 'open' ? OPEN : (at ?? closed);
    this.reply(port, host.table(port.audience, this.spareIn(port.audience)));
  }

  private mayLookOpen({ seats }: Port): boolean {
    const { host, options } = this;
    const out = seats.length > 0 && seats.every((seat) => !host.game.inPlay(seat));
    return host.over || (options.openDead && out && deadStayDead(host.game.rules));
  }

  private comeBack(seat: number): void {
    if (!this.seats[seat].comeBack()) return;
    this.standing.thoughts.delete(seat);
    this.standing.thinking.delete(seat);
    // What is left of the question is asked anew, with its whole free time.
    if (hasSeat(this.host.game.asked, seat)) this.standing = this.newQuestion(this.standing);
    this.options.news({ t: 'seats' });
  }

  private async move(port: Port, { id, q, picks, sure, seat = port.audience }: Extract<GameMessage, { t: 'move' }>) {
    const { host, standing } = this;
    if (!port.seats.includes(seat)) return this.reply(port, { t: 'no', id, code: 'no-seat' });
    this.comeBack(seat);
    const against = host.against(seat, q, picks, id);
    if (against !== null) return this.answer(port, id, against);
    const danger = sure === true ? null : host.danger(seat, q, picks);
    if (danger !== null) return this.reply(port, { t: 'danger', id, q, picks, danger });
    const early = this.options.clock.now() < standing.holdEnd;
    const window = host.game.isWindow();
    const passes = picks.length === 1 && picks[0] === PASS;
    this.dropHeld(seat, 'replaced');
    if (early && (window || (passes && hasSeat(host.game.asked, seat)))) {
      standing.held.set(seat, { picks, id, port });
      return this.reply(port, { t: 'got', id });
    }
    const result = host.move(seat, q, picks, this.meta(seat, 'person', id));
    if (!('rows' in result)) return this.answer(port, id, result);
    if (await this.commit(result.rows, [[id, port]])) await this.act();
  }

  private async back(port: Port, { id, q, seat = port.audience }: Extract<GameMessage, { t: 'back' }>): Promise<void> {
    const { host } = this;
    if (!port.seats.includes(seat)) return this.reply(port, { t: 'no', id, code: 'no-seat' });
    this.comeBack(seat);
    if (q === host.q && this.standing.held.has(seat)) {
      this.dropHeld(seat, 'replaced');
      return this.reply(port, { t: 'done', id, seq: host.q });
    }
    const result = host.back(seat, q, this.meta(seat, 'person', id));
    if (!('rows' in result)) return this.answer(port, id, result);
    if (await this.commit(result.rows, [[id, port]])) await this.act();
  }

  private answer(port: Port, id: string, result: Exclude<Result, { rows: Row[] }>): void {
    if ('again' in result) return this.reply(port, { t: 'done', id, seq: result.again });
    const { no: code, refusal } = result;
    this.reply(port, { t: 'no', id, code, ...(refusal === undefined ? {} : { refusal }) });
  }

  private dropHeld(seat: number, code: 'replaced' | 'stale'): void {
    const held = this.standing.held.get(seat);
    if (held === undefined) return;
    this.standing.held.delete(seat);
    this.reply(held.port, { t: 'no', id: held.id, code });
  }

  private meta(seat: number, by: By, cid: string | null): Meta {
    const now = this.options.clock.now();
    const bank = hasSeat(this.host.game.asked, seat)
      ? this.seats[seat].spend(this.standing.holdEnd, now)
      : this.seats[seat].bank;
    return { by, cid, at: now, bank };
  }

  /** Nobody hears of a row before it is durable; false if it will never be. */
  private async commit(rows: readonly Row[], senders: readonly [string, Port][] = []): Promise<boolean> {
    if (rows.length === 0) return true;
    const outcome = await this.options.log.append(rows).catch((): 'lost' => 'lost');
    if (this.ended) return false;
    if (outcome === 'lost') {
      this.end({ t: 'lost' });
      return false;
    }
    if (this.host.q !== this.standing.q) {
      for (const seat of [...this.standing.held.keys()]) this.dropHeld(seat, 'stale');
      this.standing = this.newQuestion();
    }
    this.tell(rows, new Map(senders));
    this.options.news({ t: 'rows', rows });
    if (this.host.over && !this.toldOver) {
      this.toldOver = true;
      this.options.news({ t: 'over' });
    }
    return true;
  }

  private tell(rows: readonly Row[], senders: ReadonlyMap<string, Port>): void {
    const { host } = this;
    for (const row of rows) {
      const { seq, cid, seat } = row;
      const made = new Map<number, Outgoing | null>();
      let sealed = false;
      for (const port of this.ports) {
        const { audience } = port;
        let out = made.get(audience);
        if (out === undefined) {
          const batch = host.batch(seq, audience, this.spareIn(audience));
          out = batch === null ? null : outgoing(batch);
          made.set(audience, out);
        }
        if (out !== null) port.send(out);
        else if (audience === seat) this.tellSealed(port, row);
        sealed ||= out === null;
      }
      const sender = cid === null ? undefined : senders.get(cid);
      if (cid !== null && sender !== undefined && sender.audience !== seat)
        this.reply(sender, { t: 'done', id: cid, seq: host.q });
      if (!sealed) this.countTurn(seq);
    }
  }

  /** A sealed answer is told to its own seat alone; if the window has opened since, the opening tells the rest. */
  private tellSealed(port: Port, { seq, cid, seat }: Row): void {
    const { host } = this;
    if (seq > host.q)
      this.reply(port, { ...host.now(seat, this.spareIn(seat)), ...(cid === null ? {} : { mine: cid }) });
    else if (cid !== null) this.reply(port, { t: 'done', id: cid, seq: host.q });
  }

  private countTurn(seq: number): void {
    if (this.options.times === null) return;
    for (const event of this.host.batch(seq, PUBLIC)?.events ?? [])
      if (event.e === 'tell' && event.told.what === 'turn') this.seats[event.told.seat].turn();
  }

  private newQuestion(before: Standing | null = null): Standing {
    const { clock, hold, botPace, random } = this.options;
    for (const seat of this.seats) seat.warned = false;
    const held = this.someoneElseWatches() ? hold.least + random() * (hold.most - hold.least) : 0;
    const made = new Standing(this.host.q, clock.now(), held, botPace);
    for (const [seat, answer] of before?.held ?? []) made.held.set(seat, answer);
    return made;
  }

  /** Is there anybody to whom the time of an answer could tell something? */
  private someoneElseWatches(): boolean {
    if (this.seats.filter(({ driver }) => driver.person).length > 1) return true;
    for (const port of this.ports) if (port.seats.length === 0) return true;
    return false;
  }

  private isAsleep(): boolean {
    const { standStill, clock } = this.options;
    return standStill !== null && this.empty !== null && clock.now() - this.empty >= standStill;
  }

  /** Does whatever is due, one thing after another, and sets the alarm for what comes next. */
  private async act(): Promise<void> {
    while (!this.ended && !this.host.over && !this.isAsleep()) {
      const { rows, senders } = this.due();
      if (rows.length === 0) break;
      if (!(await this.commit(rows, senders))) return;
    }
    if (!this.ended) this.setAlarm();
  }

  private due(): { rows: Row[]; senders: [string, Port][] } {
    const { host, standing } = this;
    const rows: Row[] = [];
    const senders: [string, Port][] = [];
    const waiting = host.waiting();
    const now = this.options.clock.now();
    this.coverTheLate(waiting, now);
    if (now < standing.holdEnd) return { rows, senders };
    // Any-time abilities of bots come first, as nobody waits for them.
    for (const { seat, must, spare } of waiting.seats.toSorted((a, b) => Number(a.must) - Number(b.must))) {
      const held = standing.held.get(seat);
      standing.held.delete(seat);
      const answer = held ?? this.automatic(waiting, seat, must, spare, now);
      if (answer === null) continue;
      const cid = held?.id ?? null;
      const by = 'by' in answer ? answer.by : 'person';
      const result = host.move(seat, standing.q, answer.picks, this.meta(seat, by, cid));
      if ('rows' in result) rows.push(...result.rows);
      else if (held !== undefined) this.answer(held.port, held.id, result);
      else throw new Error(`The answer given for seat ${seat} is none: ${answer.picks.join()}.`);
      if (held !== undefined) senders.push([held.id, held.port]);
      if (host.q !== standing.q) break;
    }
    return { rows, senders };
  }

  private automatic(
    { window }: Waiting,
    seat: number,
    must: boolean,
    spare: number[] | null,
    now: number,
  ): { picks: readonly number[]; by: By } | null {
    const state = this.seats[seat];
    if (!state.isBot) return must && this.isSpared(seat, spare, window) ? { picks: spare ?? [], by: 'spared' } : null;
    if (!this.botsMayGoOn(window, now)) return null;
    const picks = this.thoughtOf(seat, must);
    return picks === null ? null : { picks, by: state.by };
  }

  private isSpared(seat: number, spare: number[] | null, window: boolean): boolean {
    const { driver, bluffs, isBot } = this.seats[seat];
    return (
      spare !== null && !isBot && driver.spare && bluffs !== this.host.q && (window || this.options.spares === 'all')
    );
  }

  /** Beside a person's own sealed answer nobody has to be shown anything first. */
  private botsMayGoOn(window: boolean, now: number): boolean {
    if (!this.options.waitsForShown) return now >= this.standing.botAt;
    const { called } = this.host.game;
    const personAsked = this.seats.some((state, seat) => !state.isBot && hasSeat(called, seat));
    return this.shown >= this.host.q || (window && personAsked);
  }

  /** What the bot of a seat answers, if it has thought already. */
  private thoughtOf(seat: number, must: boolean): readonly number[] | null {
    const { host, standing } = this;
    const known = standing.thoughts.get(seat);
    if (known !== undefined) return known ?? (must ? firstMove(host, seat) : null);
    if (standing.thinking.has(seat)) return null;
    const thought = this.options.think(host, seat, this.seats[seat].driver.level);
    if (!(thought instanceof Promise)) {
      if (!must) standing.thoughts.set(seat, thought);
      return thought ?? (must ? firstMove(host, seat) : null);
    }
    standing.thinking.add(seat);
    const answer = (picks: readonly number[] | null): void =>
      this.post(() => {
        if (this.standing !== standing || !standing.thinking.has(seat) || !this.seats[seat].isBot) return;
        standing.thoughts.set(seat, picks);
        return this.act();
      });
    thought.then(answer, () => answer(null));
    return null;
  }

  private coverTheLate({ seats, q }: Waiting, now: number): void {
    for (const { seat, must } of seats) {
      const state = this.seats[seat];
      if (!must || state.isBot) continue;
      const left = state.left(this.standing.holdEnd, now);
      const away = state.awayAt();
      if (away !== null && away <= now) this.cover(seat, 'away');
      else if (left !== null && left <= 0) this.cover(seat, 'clock');
      else if (left !== null && left <= WARNING && !state.warned) {
        state.warned = true;
        for (const port of this.ports)
          if (port.seats.includes(seat)) this.reply(port, { t: 'clock', seat, q, left: Math.ceil(left) });
      }
    }
  }

  private cover(seat: number, why: 'away' | 'clock'): void {
    const state = this.seats[seat];
    state.bank = why === 'clock' ? 0 : state.bank;
    state.cover = why;
    this.options.news({ t: 'seats' });
  }

  /** Milliseconds until the forced answer of an audience is given; null if none is. */
  private spareIn(audience: number): number | null {
    if (audience >= this.seats.length) return null;
    const { game } = this.host;
    if (!this.isSpared(audience, game.spared(audience), game.isWindow())) return null;
    return Math.max(0, Math.ceil(this.standing.holdEnd - this.options.clock.now()));
  }

  /** One alarm for the earliest of all that is to come. */
  private setAlarm(): void {
    const { clock, waitsForShown, standStill } = this.options;
    const { holdEnd, botAt } = this.standing;
    this.callOff?.();
    this.callOff = null;
    if (this.host.over || this.isAsleep()) return;
    const times = [holdEnd, ...(waitsForShown ? [] : [botAt])];
    for (const { seat, must } of this.host.waiting().seats) {
      const state = this.seats[seat];
      const left = must ? state.left(holdEnd, holdEnd) : null;
      if (left !== null) times.push(holdEnd + left - WARNING, holdEnd + left);
      const away = must ? state.awayAt() : null;
      if (away !== null) times.push(away);
    }
    if (standStill !== null && this.empty !== null) times.push(this.empty + standStill);
    const now = clock.now();
    const next = Math.min(...times.filter((time) => time > now));
    if (next === Number.POSITIVE_INFINITY) return;
    this.callOff = clock.later(Math.min(next - now, LONGEST_ALARM), () => this.post(() => this.act()));
  }
}
