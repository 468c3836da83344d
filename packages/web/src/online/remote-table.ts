import { OPEN } from '@sixgun/engine';
import {
  type Batch,
  type Follower,
  type Grave,
  type Level,
  PageSide,
  type RoleOdds,
  type ToClient,
  type ToPage,
  type ToServer,
  type ToWorker,
} from '@sixgun/protocol';

/** What the table around the game allows, and where one sits at it. */
export interface AroundGame {
  seat: number;
  /** A bot may be asked what it would do, and the coach speaks. */
  hints: boolean;
  /** The dead may see all hands. */
  openDead: boolean;
  /** How strong the bots are, by seat; null for people. */
  levels: readonly (Level | null)[];
}

/** Speaks to the page as a worker does, for a table that is kept at a server. */
export class RemoteTable {
  onmessage: ((event: MessageEvent<ToPage>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  private readonly follower: Follower;
  private readonly page: PageSide;
  private readonly send: (message: ToServer) => void;
  private readonly around: () => AroundGame;
  private readonly left: () => void;
  /** What was shown last, so that nothing is shown twice. */
  private shown = '';
  private isOpen = false;
  /** The bots that are shown. */
  private levels = '';
  /** The odds of the roles are wanted; they are asked for; they have changed since. */
  private coached = false;
  private oddsAsked = false;
  private oddsDue = false;
  /** The game whose end was told. */
  private ended: string | null = null;

  constructor(follower: Follower, send: (message: ToServer) => void, around: () => AroundGame, left: () => void) {
    this.follower = follower;
    this.send = send;
    this.around = around;
    this.page = new PageSide(follower, send);
    this.left = left;
  }

  postMessage(message: ToWorker): void {
    // How far the page has come is nobody's business here: holds and clocks are the server's.
    if (message.t === 'move' || message.t === 'next' || message.t === 'back' || message.t === 'why')
      this.page.hear(message);
    else if (message.t === 'hint') this.askHint(message);
    else if (message.t === 'coach') {
      this.coached = message.on;
      this.askOdds();
    } else if (message.t === 'look' && message.seat === 'open') this.send({ t: 'look', seat: 'open' });
  }

  terminate(): void {
    this.onmessage = null;
    this.left();
  }

  /** The whole table anew; a deal that has just been made is told as what happens, any other as what has happened. */
  open(fresh: boolean): void {
    const { info, story } = this.follower;
    const told = story.flatMap(([, events]) => events);
    const batch = this.batch(fresh ? told : []);
    if (info === null || batch === null) return;
    this.isOpen = true;
    const { facts, view } = batch;
    const history = fresh ? [] : told;
    const { levels } = this.around();
    this.levels = levels.join();
    const own = { ...info, me: this.eyes(info.me), levels };
    this.post({ t: 'table', info: own, view, facts, history, batch, kept: false, mayHint: this.mayHint });
    this.oddsAsked = false;
    this.askOdds();
    this.tellEnd();
  }

  /** What has happened; without events only if another question or answer stands. */
  show(events: Batch['events']): void {
    if (!this.isOpen) return;
    const before = this.shown;
    const batch = this.batch(events);
    if (batch !== null && (events.length > 0 || this.shown !== before)) this.post({ t: 'batch', batch });
    if (events.length > 0) this.askOdds();
    this.tellEnd();
  }

  /** A person has left a seat to a bot, or was given one. */
  showSeats(): void {
    const { levels } = this.around();
    if (!this.isOpen || levels.join() === this.levels) return;
    this.levels = levels.join();
    this.post({ t: 'levels', levels });
  }

  /** The server keeps the record from here on, under the number of the game. */
  private tellEnd(): void {
    const { info, view, game } = this.follower;
    if (info === null || view?.over !== true || game === null || game === this.ended) return;
    this.ended = game;
    this.post({ t: 'ended', of: { game }, info, view, seat: this.eyes(info.me) });
  }

  /** The question that stands is put again: the answer was not taken. */
  askAgain(): void {
    this.shown = '';
    this.oddsAsked = false;
    this.show([]);
  }

  answer(message: Exclude<ToClient, { t: 'table' | 'batch' | 'now' }>): void {
    if (message.t === 'hint') return this.advise(message);
    if (message.t === 'odds') return this.tellOdds(message.odds);
    // An answer that was sent again hid the question, and may have been given to an older one.
    if (message.t === 'done') return this.show([]);
    const answer = this.page.answer(message);
    if (answer !== null) this.post(answer);
  }

  /** Out of a game that goes on, with closed hands. */
  get isOut(): boolean {
    const grave = this.grave();
    return grave !== null && grave !== 'open';
  }

  /** Whoever looks on is advised by nobody. */
  private get mayHint(): boolean {
    const { info } = this.follower;
    return this.around().hints && info !== null && info.me < info.players;
  }

  private askHint({ decision, draft }: Extract<ToWorker, { t: 'hint' }>): void {
    const { seq, ask } = this.follower;
    if (decision === seq && ask !== null) this.send({ t: 'hint', q: ask.q, draft: [...draft] });
  }

  private advise({ q, hint }: Extract<ToClient, { t: 'hint' }>): void {
    const { seq, ask } = this.follower;
    if (q === ask?.q) this.post({ t: 'hint', decision: seq, hint });
  }

  /** One question at a time: what has happened meanwhile is asked about with the next one. */
  private askOdds(): void {
    if (!this.coached || !this.mayHint) return;
    this.oddsDue = this.oddsAsked;
    if (this.oddsAsked) return;
    this.oddsAsked = true;
    this.send({ t: 'odds' });
  }

  private tellOdds(odds: RoleOdds | null): void {
    this.oddsAsked = false;
    if (this.coached && odds !== null) this.post({ t: 'odds', odds });
    if (this.oddsDue) this.askOdds();
  }

  /** Whoever sees all hands still sits at the own seat. */
  private eyes(me: number): number {
    return me === OPEN ? this.around().seat : me;
  }

  private grave(): Grave | null {
    const { info, view } = this.follower;
    if (info === null || view === null || view.over) return null;
    if (info.me === OPEN) return 'open';
    const count = (name: string): number => view.seats[info.seatColumns.indexOf(name) * 8 + info.me] ?? 0;
    if (info.me >= info.players || count('in') > 0 || count('out') === 0) return null;
    if (!info.deadStayDead) return 'may-return';
    return this.around().openDead && 'hand' in info.first ? 'can-open' : 'for-good';
  }

  private batch(events: Batch['events']): Batch | null {
    const batch = this.page.batch(events);
    if (batch === null) return null;
    // An answer that lies sealed, or is still on its way, is an answer.
    const given = batch.decision?.sealed != null || this.follower.underWay !== null;
    const decision = given ? null : batch.decision;
    const { id, open, mayTakeBack } = batch;
    this.shown = JSON.stringify([id, decision, open, mayTakeBack]);
    const grave = this.grave();
    const view = { ...batch.view, seat: this.eyes(batch.view.seat) };
    return { ...batch, view, decision, ...(grave === null ? {} : { grave }) };
  }

  private post(message: ToPage): void {
    // What is followed goes on changing while the page still shows it.
    const data = structuredClone(message);
    queueMicrotask(() => this.onmessage?.(new MessageEvent('message', { data })));
  }
}
