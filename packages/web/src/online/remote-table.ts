import { OPEN } from '@sixgun/engine';
import {
  type Batch,
  type Follower,
  type Grave,
  type Level,
  PageSide,
  type ToClient,
  type ToPage,
  type ToServer,
  type ToWorker,
} from '@sixgun/protocol';

/** What the table around the game allows, and where one sits at it. */
export interface AroundGame {
  seat: number;
  /** A bot may be asked what it would do; it is of this level. */
  hints: Level | null;
  /** The dead may see all hands. */
  openDead: boolean;
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
  /** Somebody may come back in this game, so no hand is opened to the dead. */
  private staysClosed = false;
  /** What was shown last, so that nothing is shown twice. */
  private shown = '';
  private isOpen = false;
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
    else if (message.t === 'hint') this.send({ t: 'hint', q: this.follower.ask?.q ?? -1 });
    else if (message.t === 'look' && message.seat === 'open') this.send({ t: 'look', seat: 'open' });
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
    const { hints } = this.around();
    const history = fresh ? [] : told;
    const own = { ...info, me: this.eyes(info.me) };
    this.post({ t: 'table', info: own, view, facts, history, batch, kept: false, mayHint: hints !== null });
    this.tellEnd();
  }

  /** What has happened; without events only if another question or answer stands. */
  show(events: Batch['events']): void {
    if (!this.isOpen) return;
    const before = this.shown;
    const batch = this.batch(events);
    if (batch !== null && (events.length > 0 || this.shown !== before)) this.post({ t: 'batch', batch });
    this.tellEnd();
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
    this.show([]);
  }

  answer(message: Exclude<ToClient, { t: 'table' | 'batch' | 'now' }>): void {
    if (message.t === 'hint') return this.advise(message.picks);
    const answer = this.page.answer(message);
    if (answer !== null) this.post(answer);
  }

  /** Nobody who has died here is shown the hands after all. */
  keepClosed(): void {
    this.staysClosed = true;
    this.askAgain();
  }

  private advise(picks: readonly number[]): void {
    const { hints: level } = this.around();
    const hint = level === null ? null : { picks, level, simpler: false, why: null, others: [] };
    this.post({ t: 'hint', decision: this.follower.seq, hint });
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
    return this.around().openDead && !this.staysClosed && 'hand' in info.first ? 'can-open' : 'for-good';
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
