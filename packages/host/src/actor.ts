import { deadStayDead, hasSeat, OPEN, PASS, PUBLIC } from '@sixgun/engine';
import type { GameMessage } from '@sixgun/protocol';
import type { ActorOptions, News } from './actor-options.ts';
import { Answering } from './answering.ts';
import { Asking } from './asking.ts';
import { LONGEST_ALARM } from './clock.ts';
import type { Driver, SeatState } from './driver.ts';
import type { Host } from './host.ts';
import { type Job, Mailbox } from './mailbox.ts';
import { Ports, type Senders } from './ports.ts';
import type { Port, Result, Row } from './row.ts';

type Said<T extends GameMessage['t']> = Extract<GameMessage, { t: T }>;

/** Drives one host: orders what happens to its table, waits for the log, and tells everybody what they may know. */
export class Actor {
  readonly host: Host;
  private readonly options: ActorOptions;
  private readonly mailbox = new Mailbox((error) => this.end({ t: 'stuck', error }));
  private readonly answering: Answering;
  private readonly ports: Ports;
  private readonly asking: Asking;
  private ended = false;
  private callOff: (() => void) | null = null;
  private toldOver = false;

  constructor(options: ActorOptions) {
    this.options = options;
    this.host = options.host;
    this.ports = new Ports(options.host, (audience) => this.answering.spareIn(audience));
    this.answering = new Answering(options, {
      isWatched: () => this.ports.some(({ seats }) => seats.length === 0),
      warn: (seat, left) => this.ports.tellSeat(seat, { t: 'clock', seat, q: this.host.q, left }),
      refuse: ({ port, id }, result) => this.answer(port, id, result),
      thought: (arrived) =>
        this.post(() => {
          arrived();
          return this.act();
        }),
    });
    this.asking = new Asking(options, this.ports, this.answering, {
      post: (job) => this.post(job),
      act: () => this.act(),
    });
  }

  get seats(): readonly SeatState[] {
    return this.answering.seats;
  }

  isHere(seat: number): boolean {
    return this.ports.isHere(seat);
  }

  /** Everything that happens to the table is a job of one mailbox: moves, joins, alarms, and what the room needs. */
  post(job: Job): void {
    this.mailbox.post(job);
  }

  settled(): Promise<void> {
    return this.mailbox.settled();
  }

  /** Lets bots begin where nobody has come yet. */
  start(): void {
    this.post(() => this.act());
  }

  stop(): void {
    this.ended = true;
    this.callOff?.();
    this.mailbox.close();
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
      this.options.news({ t: 'seats' });
      return this.act();
    });
  }

  /** Somebody else drives this seat from now on. */
  drive(seat: number, driver: Driver): void {
    this.post(() => {
      const state = this.seats[seat];
      state.driver = driver;
      state.cover = 'no';
      state.ask(this.options.clock.now());
      state.show();
      this.answering.forget(seat);
      return this.act();
    });
  }

  /** Somebody has spoken: some rules listen. */
  say(seat: number): void {
    this.post(() => this.make(this.host.say(seat, this.answering.meta(seat, 'person', null)), null));
  }

  private async take(port: Port, message: GameMessage): Promise<void> {
    switch (message.t) {
      case 'hello':
        return this.join(port, message);
      case 'move':
        return this.move(port, message);
      case 'back':
        return this.back(port, message);
      case 'shown':
        this.answering.shown = Math.max(this.answering.shown, message.seq);
        return this.act();
      case 'look':
        return this.look(port, message.seat);
      default:
        if (port.seats.includes(port.audience)) return this.asking.ask(port, port.audience, message);
        this.ports.reply(port, { t: 'no', code: 'no-seat' });
    }
  }

  private join(port: Port, { game, since, as }: Said<'hello'>): Promise<void> {
    const { host, ports, answering } = this;
    const { audience } = port;
    const slept = this.isAsleep();
    ports.add(port);
    if (slept) this.wake();
    for (const seat of port.seats) {
      this.seats[seat].gone = null;
      if (this.seats[seat].cover === 'away') answering.comeBack(seat);
    }
    const follows = (game ?? host.id) === host.id && (as ?? audience) === audience;
    const missed = since === undefined || !follows ? null : host.since(audience, since);
    const spare = answering.spareIn(audience);
    if (missed === null) ports.reply(port, host.table(audience, spare));
    else {
      for (const batch of missed) ports.reply(port, batch);
      ports.reply(port, { ...host.now(audience, spare), facts: host.facts(audience) });
    }
    for (const seat of port.seats) this.tellClock(port, seat);
    this.options.news({ t: 'seats' });
    return this.act();
  }

  /** Whoever comes in the middle of a question does not know since when it stands. */
  private tellClock(port: Port, seat: number): void {
    const left = this.answering.leftOf(seat);
    if (left !== null) this.ports.reply(port, { t: 'clock', seat, q: this.host.q, left });
  }

  /** The question has its whole time again, and nobody has been away while nothing was asked of him. */
  private wake(): void {
    this.answering.askAgain();
    const now = this.options.clock.now();
    for (const state of this.seats) if (state.gone !== null) state.gone = now;
  }

  private look(port: Port, at: number | 'open' | null): void {
    const { host, ports } = this;
    if (typeof at === 'number' && !port.seats.includes(at)) return ports.reply(port, { t: 'no', code: 'no-seat' });
    if (at === 'open' && !this.mayLookOpen(port)) return ports.reply(port, { t: 'no', code: 'not-open' });
    const closed = port.seats.length === 1 ? port.seats[0] : PUBLIC;
    port.audience = at === 'open' ? OPEN : (at ?? closed);
    ports.reply(port, host.table(port.audience, this.answering.spareIn(port.audience)));
  }

  /** Whoever is out and cannot come back, not by a take-back either, where the table lets him. */
  mayLookOpen({ seats }: Pick<Port, 'seats'>): boolean {
    const { host, options } = this;
    const out = seats.length > 0 && seats.every((seat) => host.isOutForGood(seat));
    return host.over || (options.openDead && out && deadStayDead(host.game.rules));
  }

  private async move(port: Port, { id, q, picks, sure, seat = port.audience }: Said<'move'>): Promise<void> {
    const { host, ports, answering } = this;
    if (!port.seats.includes(seat)) return ports.reply(port, { t: 'no', id, code: 'no-seat' });
    answering.comeBack(seat);
    const held = answering.standing.held.get(seat);
    if (held?.id === id) {
      // Heard already: it only comes by another way now.
      held.port = port;
      return ports.reply(port, { t: 'got', id });
    }
    const against = host.against(seat, q, picks, id);
    if (against !== null) return this.answer(port, id, against);
    const danger = sure === true ? null : host.danger(seat, q, picks);
    if (danger !== null) return ports.reply(port, { t: 'danger', id, q, picks, danger });
    this.dropHeld(seat, 'replaced');
    const early = this.options.clock.now() < answering.standing.holdEnd;
    const passes = picks.length === 1 && picks[0] === PASS && hasSeat(host.game.asked, seat);
    if (early && (passes || host.game.isWindow())) {
      answering.standing.held.set(seat, { picks, id, port });
      return ports.reply(port, { t: 'got', id });
    }
    return this.make(host.move(seat, q, picks, answering.meta(seat, 'person', id)), [id, port]);
  }

  private async back(port: Port, { id, q, seat = port.audience }: Said<'back'>): Promise<void> {
    const { host, ports, answering } = this;
    if (!port.seats.includes(seat)) return ports.reply(port, { t: 'no', id, code: 'no-seat' });
    answering.comeBack(seat);
    const { held, withdrawn } = answering.standing;
    if (q === host.q && (held.has(seat) || withdrawn.has(id))) {
      withdrawn.add(id);
      this.dropHeld(seat, 'replaced');
      return ports.reply(port, { t: 'done', id, seq: host.q });
    }
    if (q === host.q && !answering.mayGoBack(seat))
      return this.answer(port, id, { no: 'too-late', refusal: { why: 'too-late' } });
    return this.make(host.back(seat, q, answering.meta(seat, 'person', id)), [id, port]);
  }

  private async make(result: Result, sender: Senders[number] | null): Promise<void> {
    if ('rows' in result) {
      if (await this.commit(result.rows, sender === null ? [] : [sender])) await this.act();
    } else if (sender !== null) this.answer(sender[1], sender[0], result);
  }

  private answer(port: Port, id: string, result: Exclude<Result, { rows: Row[] }>): void {
    if ('again' in result) return this.ports.reply(port, { t: 'done', id, seq: result.again });
    const { no: code, refusal } = result;
    this.ports.reply(port, { t: 'no', id, code, ...(refusal === undefined ? {} : { refusal }) });
  }

  private dropHeld(seat: number, code: 'replaced' | 'stale'): void {
    const { held } = this.answering.standing;
    const answer = held.get(seat);
    if (answer === undefined) return;
    held.delete(seat);
    this.ports.reply(answer.port, { t: 'no', id: answer.id, code });
  }

  /** Nobody hears of a row before it is durable; false if it will never be. */
  private async commit(rows: readonly Row[], senders: Senders): Promise<boolean> {
    if (rows.length === 0) return true;
    const outcome = await this.options.log.append(rows).catch((): 'lost' => 'lost');
    if (this.ended) return false;
    if (outcome === 'lost') {
      this.end({ t: 'lost' });
      return false;
    }
    const { standing } = this.answering;
    // Not before: what is refused costs nobody time.
    for (const { seat, bank } of rows) this.seats[seat].bank = bank;
    if (this.host.q !== standing.q) {
      for (const seat of [...standing.held.keys()]) this.dropHeld(seat, 'stale');
      for (const { seq } of rows) this.countTurns(seq);
      this.answering.goOn(rows);
    }
    this.ports.tell(rows, senders);
    this.answering.told(rows);
    this.options.news({ t: 'rows', rows });
    if (this.host.over && !this.toldOver) {
      this.toldOver = true;
      this.options.news({ t: 'over' });
    }
    return true;
  }

  /** A part of the bank comes back with every own turn. */
  private countTurns(seq: number): void {
    if (this.options.times === null) return;
    for (const event of this.host.batch(seq, PUBLIC)?.events ?? [])
      if (event.e === 'tell' && event.told.what === 'turn') this.seats[event.told.seat].turn();
  }

  private isAsleep(): boolean {
    return this.options.standsStill && this.ports.size === 0;
  }

  /** Does whatever is due, one thing after another, and sets the alarm for what comes next. */
  private async act(): Promise<void> {
    let looked = this.options.clock.now();
    while (!this.ended && !this.host.over && !this.isAsleep()) {
      looked = this.options.clock.now();
      const { rows, senders, said } = this.answering.due();
      if (rows.length === 0) break;
      if (!(await this.commit(rows, senders))) return;
      for (const words of said) this.ports.tellAll({ t: 'because', ...words });
    }
    if (this.ended) return;
    const stands = this.answering.letStand();
    if (stands !== null) this.ports.tellSeat(stands, this.host.now(stands, this.answering.spareIn(stands)));
    this.setAlarm(looked);
  }

  /** One alarm for the earliest of all that was still to come when it was looked: what has come since rings at once. */
  private setAlarm(looked: number): void {
    const { clock } = this.options;
    this.callOff?.();
    this.callOff = null;
    if (this.host.over || this.isAsleep()) return;
    const next = Math.min(...this.answering.times().filter((time) => time > looked));
    if (next === Number.POSITIVE_INFINITY) return;
    const ms = Math.max(0, Math.min(next - clock.now(), LONGEST_ALARM));
    this.callOff = clock.later(ms, () => this.post(() => this.act()));
  }
}
