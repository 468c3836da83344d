import {
  type Batch,
  type Follower,
  PageSide,
  type ToClient,
  type ToPage,
  type ToServer,
  type ToWorker,
} from '@sixgun/protocol';

/** Speaks to the page as a worker does, for a table that is kept at a server. */
export class RemoteTable {
  onmessage: ((event: MessageEvent<ToPage>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  private readonly follower: Follower;
  private readonly page: PageSide;
  private readonly left: () => void;
  /** What was shown last, so that nothing is shown twice. */
  private shown = '';
  private isOpen = false;
  /** The game whose end was told. */
  private ended: string | null = null;

  constructor(follower: Follower, send: (message: ToServer) => void, left: () => void) {
    this.follower = follower;
    this.page = new PageSide(follower, send);
    this.left = left;
  }

  postMessage(message: ToWorker): void {
    // How far the page has come is nobody's business here: holds and clocks are the server's.
    if (message.t === 'move' || message.t === 'next' || message.t === 'back' || message.t === 'why')
      this.page.hear(message);
  }

  terminate(): void {
    this.onmessage = null;
    this.left();
  }

  /** The whole table anew; a deal that has just been made is told as what happens, any other as what has happened. */
  open(fresh: boolean): void {
    const { info, view, story } = this.follower;
    const told = story.flatMap(([, events]) => events);
    const batch = this.batch(fresh ? told : []);
    if (info === null || view === null || batch === null) return;
    this.isOpen = true;
    const { facts } = batch;
    this.post({ t: 'table', info, view, facts, history: fresh ? [] : told, batch, kept: false });
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
    this.post({ t: 'ended', of: { game }, info, view, seat: info.me });
  }

  /** The question that stands is put again: the answer was not taken. */
  askAgain(): void {
    this.shown = '';
    this.show([]);
  }

  answer(message: Exclude<ToClient, { t: 'table' | 'batch' | 'now' }>): void {
    const answer = this.page.answer(message);
    if (answer !== null) this.post(answer);
  }

  private batch(events: Batch['events']): Batch | null {
    const batch = this.page.batch(events);
    if (batch === null) return null;
    // An answer that lies sealed, or is still on its way, is an answer.
    const given = batch.decision?.sealed != null || this.follower.underWay !== null;
    const decision = given ? null : batch.decision;
    const { id, open, mayTakeBack } = batch;
    this.shown = JSON.stringify([id, decision, open, mayTakeBack]);
    return { ...batch, decision };
  }

  private post(message: ToPage): void {
    // What is followed goes on changing while the page still shows it.
    const data = structuredClone(message);
    queueMicrotask(() => this.onmessage?.(new MessageEvent('message', { data })));
  }
}
