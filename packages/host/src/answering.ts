import { hasSeat } from '@sixgun/engine';
import { type Ground, WARNING } from '@sixgun/protocol';
import type { ActorOptions } from './actor-options.ts';
import { SeatState } from './driver.ts';
import { type Held, Standing } from './question.ts';
import type { By, Meta, Port, Result, Row } from './row.ts';
import { type Answered, firstMove } from './think.ts';
import type { Waiting } from './waiting.ts';
import { WaysBack } from './ways-back.ts';

/** What answering needs of the table around it. */
export interface Around {
  /** Is there anybody to whom the time of an answer could tell something? */
  isWatched(): boolean;
  warn(seat: number, left: number): void;
  /** An answer that was heard is not made after all. */
  refuse(held: Held, result: Exclude<Result, { rows: Row[] }>): void;
  /** A bot that thinks elsewhere has answered. */
  thought(arrived: () => void): void;
}

/** Answers that are due, who of the people has sent them, and what bots say of theirs. */
interface Due {
  rows: Row[];
  senders: [string, Port][];
  said: { seat: number; ground: Ground }[];
}

/** An answer nobody had to be waited for. */
interface Automatic {
  picks: readonly number[];
  by: By;
  ground: Ground | null;
}

/** Answers what is asked where nobody has to be waited for: held, forced, bots' and covers' answers, at their time. */
export class Answering {
  readonly seats: readonly SeatState[];
  standing: Standing;
  /** The last row that the page has shown. */
  shown = -1;
  private readonly options: ActorOptions;
  private readonly around: Around;
  private readonly ways = new WaysBack();

  constructor(options: ActorOptions, around: Around) {
    this.options = options;
    this.around = around;
    const { times, banks, clock } = options;
    this.seats = options.seats.map((driver, seat) => new SeatState(driver, times, banks?.[seat], clock.now()));
    this.standing = this.put(null);
  }

  /** The question is put again, to all with their whole free time. */
  askAgain(): void {
    this.standing = this.put(this.standing);
  }

  /** Answers have led to another question, or the last one back to a question that was put before. */
  goOn(rows: readonly Row[]): void {
    const { host, clock } = this.options;
    const { standing, seats, ways } = this;
    const last = rows[rows.length - 1];
    const state = seats[last.seat];
    if (last.kind !== 'back') ways.leave(standing, state, last, host.mayTakeBack(last.seat));
    for (const seat of standing.waiting) if (seats[seat].gone === null) seats[seat].comeBack(clock.now());
    this.standing = this.put(null);
    if (last.kind === 'back') ways.goBack(standing, this.standing, state, last);
    this.show(seats);
  }

  /** Has this seat gone back to a question so often that no time would be left for it? */
  mayGoBack(seat: number): boolean {
    const { host, clock } = this.options;
    return host.isSealed(seat) || this.ways.mayGoBack(this.standing, this.seats[seat], clock.now());
  }

  /** One hold is drawn for a question, whatever it is. */
  private put(again: Standing | null): Standing {
    const { clock, hold, botPace, random, host } = this.options;
    const people = this.seats.filter(({ driver }) => driver.person).length;
    const held = people > 1 || this.around.isWatched() ? hold.least + random() * (hold.most - hold.least) : 0;
    const made = new Standing(host.q, clock.now(), held, botPace);
    for (const seat of this.seats) seat.ask(made.holdEnd, again === null ? 0 : seat.used);
    for (const [seat, answer] of again?.held ?? []) made.held.set(seat, answer);
    for (const id of again?.withdrawn ?? []) made.withdrawn.add(id);
    for (const seat of again?.returned ?? []) made.returned.add(seat);
    for (const seat of again?.wentBack ?? []) made.wentBack.add(seat);
    return made;
  }

  meta(seat: number, by: By, cid: string | null): Meta {
    const { clock, host } = this.options;
    const state = this.seats[seat];
    const now = clock.now();
    const bank = hasSeat(host.game.asked, seat) ? state.bankAt(now) : state.bank;
    // Holds end at any fraction of a millisecond; a database takes whole ones.
    return { by, cid, at: now, bank: Math.round(bank) };
  }

  /** Makes the answers whose time has come. */
  due(): Due {
    const { standing } = this;
    const { host, clock } = this.options;
    const rows: Row[] = [];
    const senders: Due['senders'] = [];
    const said: Due['said'] = [];
    const waiting = host.waiting();
    this.coverTheLate(waiting, clock.now());
    this.letThink(waiting);
    if (clock.now() < standing.holdEnd) return { rows, senders, said };
    // Any-time abilities come first, as nobody waits for them.
    for (const { seat, must, spare } of waiting.seats.toSorted((a, b) => Number(a.must) - Number(b.must))) {
      const held = standing.held.get(seat);
      standing.held.delete(seat);
      if (held !== undefined) {
        const result = host.move(seat, standing.q, held.picks, this.meta(seat, 'person', held.id));
        if ('rows' in result) rows.push(...result.rows);
        else this.around.refuse(held, result);
        senders.push([held.id, held.port]);
      } else {
        const answer = this.automatic(waiting.window, seat, must, spare);
        if (answer !== null) rows.push(...this.make(seat, must, answer.picks, answer.by));
        // Nobody has words put into his mouth while he is away, and what lies sealed is not spoken of.
        if (answer !== null && answer.ground !== null && !this.seats[seat].driver.person && !waiting.window)
          said.push({ seat, ground: answer.ground });
      }
      if (host.q !== standing.q) break;
    }
    return { rows, senders, said };
  }

  private make(seat: number, must: boolean, picks: readonly number[], by: By): Row[] {
    const { host, news } = this.options;
    const result = host.move(seat, host.q, picks, this.meta(seat, by, null));
    if ('rows' in result) return result.rows;
    news({ t: 'fallback', seat, error: new Error(`The answer given for seat ${seat} is none of its options.`) });
    if (!must) return [];
    const first = host.move(seat, host.q, firstMove(host, seat), this.meta(seat, this.seats[seat].by('first'), null));
    if ('rows' in first) return first.rows;
    throw new Error(`Seat ${seat} is asked and cannot do what it is offered.`);
  }

  private automatic(window: boolean, seat: number, must: boolean, spare: number[] | null): Automatic | null {
    const state = this.seats[seat];
    if (!state.isBot)
      return must && spare !== null && this.isSpared(seat, window)
        ? { picks: spare, by: 'spared', ground: null }
        : null;
    if (!this.botsMayGoOn(window)) return null;
    const answer = this.thoughtOf(seat);
    if (answer === null) return null;
    const { picks, ground } = answer;
    if (picks !== null) return { picks, ground, by: state.by(answer.mind) };
    return must ? { picks: firstMove(this.options.host, seat), ground: null, by: state.by('first') } : null;
  }

  private isSpared(seat: number, window: boolean): boolean {
    const { driver, bluffs, isBot } = this.seats[seat];
    const { host, spares } = this.options;
    return !isBot && driver.spare && bluffs !== host.q && (window || spares === 'all');
  }

  /** Beside a person's own sealed answer nobody has to be shown anything first. */
  private botsMayGoOn(window: boolean): boolean {
    const { host, clock, waitsForShown } = this.options;
    if (!waitsForShown) return clock.now() >= this.standing.botAt;
    const personAsked = this.seats.some((state, seat) => !state.isBot && hasSeat(host.game.called, seat));
    return this.shown >= host.q || (window && personAsked);
  }

  /** Bots think while nobody may answer yet, or is still being shown something: how long they take would tell of their cards. */
  private letThink({ seats }: Waiting): void {
    for (const { seat } of seats) if (this.seats[seat].isBot) this.thoughtOf(seat);
  }

  /** What the bot of a seat answers; null while it still thinks. */
  private thoughtOf(seat: number): Answered | null {
    const { standing } = this;
    const known = standing.thoughts.get(seat);
    if (known !== undefined || standing.thinking.has(seat)) return known ?? null;
    standing.thinking.add(seat);
    const thought = this.thinkOf(standing, seat);
    if (thought !== null) standing.thoughts.set(seat, thought);
    return thought;
  }

  private thinkOf(standing: Standing, seat: number): Answered | null {
    const { host, think } = this.options;
    const { level } = this.seats[seat].driver;
    try {
      const thought = think(host, seat, level);
      if (!(thought instanceof Promise)) return thought;
      thought.catch((error: unknown) => this.failed(seat, error)).then((later) => this.arrived(standing, seat, later));
      return null;
    } catch (error) {
      return this.failed(seat, error);
    }
  }

  private failed(seat: number, error: unknown): Answered {
    this.options.news({ t: 'fallback', seat, error });
    return { picks: null, mind: 'first', ground: null };
  }

  /** Void if the question has changed, or if the person has come back. */
  private arrived(standing: Standing, seat: number, thought: Answered): void {
    this.around.thought(() => {
      if (this.standing === standing && standing.thinking.has(seat)) standing.thoughts.set(seat, thought);
    });
  }

  private coverTheLate({ seats }: Waiting, now: number): void {
    for (const { seat, must } of seats) {
      const state = this.seats[seat];
      if (!must || state.isBot) continue;
      const { dueAt } = state;
      const away = state.awayAt();
      if (away !== null && away <= now) this.cover(seat, 'away');
      else if (dueAt !== null && dueAt <= now) this.cover(seat, 'clock');
      else if (dueAt !== null && dueAt - WARNING <= now && !state.warned) {
        state.warned = true;
        this.around.warn(seat, Math.ceil(dueAt - now));
      }
    }
  }

  private cover(seat: number, why: 'away' | 'clock'): void {
    const state = this.seats[seat];
    if (why === 'clock') state.bank = 0;
    state.cover = why;
    if (!this.options.host.game.isWindow()) this.show([state]);
  }

  /** Tells who is covered now, where it is not told yet. */
  private show(seats: readonly SeatState[]): void {
    if (seats.filter((state) => state.show()).length > 0) this.options.news({ t: 'seats' });
  }

  /** The person answers again; what a bot has thought for him is void. */
  comeBack(seat: number): void {
    const { options, standing, seats } = this;
    const asked = hasSeat(options.host.game.asked, seat);
    if (asked && standing.returned.has(seat)) standing.waiting.add(seat);
    else if (seats[seat].comeBack(options.clock.now())) {
      this.forget(seat);
      this.show([seats[seat]]);
      if (!asked) return;
      standing.returned.add(seat);
      this.tellTime(seat);
    }
  }

  /** It has another time for this question than everybody would think who sees it put. */
  private tellTime(seat: number): void {
    const { dueAt } = this.seats[seat];
    if (dueAt !== null) this.around.warn(seat, Math.ceil(dueAt - this.options.clock.now()));
  }

  /** What was told to all is told: whoever has gone back hears how much of his time is left. */
  told([{ kind, seat }]: readonly Row[]): void {
    if (kind === 'back' && this.seats[seat].used > 0) this.tellTime(seat);
  }

  forget(seat: number): void {
    this.standing.thoughts.delete(seat);
    this.standing.thinking.delete(seat);
  }

  /** Milliseconds until the forced answer of an audience is given; null if none is. */
  spareIn = (audience: number): number | null => {
    const { host, clock } = this.options;
    if (audience >= this.seats.length || !this.isSpared(audience, host.game.isWindow())) return null;
    if (!host.waiting().seats.some(({ seat, spare }) => seat === audience && spare !== null)) return null;
    return Math.max(0, Math.ceil(this.standing.holdEnd - clock.now()));
  };

  /** Of a clock that runs already: milliseconds until a bot answers for this seat. */
  leftOf(seat: number): number | null {
    const { host, clock } = this.options;
    const owes = host.waiting().seats.some(({ seat: each, must }) => each === seat && must);
    return owes ? this.seats[seat].left(clock.now()) : null;
  }

  /**
   * When forced answers are given it is seen whether somebody has a choice, or wants it to seem so. Whoever has asked it
   * of him by a move hears that it stands: else he would try who holds what, at no cost. Null: nobody has.
   */
  letStand(): number | null {
    const { host, clock, waitsForShown } = this.options;
    const { game } = host;
    if (waitsForShown || clock.now() < this.standing.holdEnd || host.over || !game.isSparing()) return null;
    const mover = this.seats.findIndex((_, seat) => !host.isSealed(seat) && host.mayTakeBack(seat));
    const tells = ({ driver, shown }: SeatState, seat: number): boolean =>
      seat !== mover && driver.person && shown === 'no' && hasSeat(game.called, seat);
    if (mover < 0 || !this.seats.some(tells)) return null;
    host.stand();
    return mover;
  }

  /** When something may be due. */
  times(): number[] {
    const { holdEnd, botAt } = this.standing;
    const times = [holdEnd, ...(this.options.waitsForShown ? [] : [botAt])];
    for (const { seat, must } of this.options.host.waiting().seats) {
      const state = this.seats[seat];
      const dueAt = must ? state.dueAt : null;
      if (dueAt !== null) times.push(dueAt - WARNING, dueAt);
      const away = must ? state.awayAt() : null;
      if (away !== null) times.push(away);
    }
    return times;
  }
}
