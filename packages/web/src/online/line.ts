import { Connection } from '@sixgun/protocol';
import { Store } from '../state/store.ts';
import { type Trouble, troubleOf } from './api.ts';
import { forgetTable } from './known-tables.ts';
import { forgetMe, signIn } from './person.ts';
import { browserSocket, later, socketAddress } from './socket.ts';

export interface LinkState {
  /** `lost` comes back by itself; `old`: the page must be loaded anew; `closed` does not change by waiting. */
  state: 'connecting' | 'open' | 'lost' | 'moved' | 'old' | 'closed';
  /** Why, where the server has said so. */
  code: Trouble | null;
  /** Moves that were missed and have just come, for two seconds. */
  caughtUp: number | null;
  /** An answer was given and the server has not heard it yet. */
  unsent: boolean;
}

interface LineEvents {
  signedIn(person: string): void;
  /** The socket stands, for the first time or again. */
  opened(): void;
  message(text: string): void;
  lost(): void;
  /** Nothing was heard for long, or not looked at: something must be said, so that an answer shows the line is alive. */
  ask(): void;
}

/** A line that stays silent for so long after a question is dead, whatever the browser says. */
const SILENCE = 4000;
/** A server that has just started has many tables to read before it welcomes anybody. */
const UNWELCOME = 15_000;
/** After so long without a word something is asked; up to twice as long, lest all who look on ask at once. */
const QUIET = 20_000;
/** Said of a table at which one has no seat any more. */
const GONE: readonly Trouble[] = ['no-table', 'kicked', 'banned'];

/** The line to a table: signs in, comes back by itself, and says how it stands. */
export class Line {
  readonly link = new Store<LinkState>({ state: 'connecting', code: null, caughtUp: null, unsent: false });
  private readonly table: string;
  private readonly events: LineEvents;
  private connection: Connection | null = null;
  private closed = false;
  private signedInAgain = false;
  /** This device was somebody here: as somebody else it would look at another's hand. */
  private wasWelcome = false;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private quiet: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, events: LineEvents) {
    this.table = table;
    this.events = events;
    addEventListener('online', this.hurry);
    addEventListener('offline', this.drop);
    document.addEventListener('visibilitychange', this.look);
    void this.begin();
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.drop);
    document.removeEventListener('visibilitychange', this.look);
    this.listenNoMore();
    this.connection?.close();
  }

  send(text: string): void {
    this.connection?.send(text);
  }

  /** What was sent is answered at once: a line that does not is dead. */
  expectAnswer(within = SILENCE): void {
    this.silence ??= setTimeout(this.drop, within);
  }

  /** The server has welcomed us. */
  stands(): void {
    this.signedInAgain = false;
    this.wasWelcome = true;
    this.connection?.stands();
    this.link.set({ state: 'open', code: null });
  }

  /** Another node has the table. */
  moveTo(url: string): void {
    this.link.set({ state: 'moved' });
    this.connection?.moveTo(url);
  }

  /** Tries to come back at once. */
  tryNow(): void {
    if (this.link.get().state !== 'lost') return;
    if (this.connection === null) void this.begin();
    else this.connection.moveTo(socketAddress(this.table));
  }

  private async begin(): Promise<void> {
    try {
      this.events.signedIn((await signIn()).id);
    } catch (error) {
      if (this.closed) return;
      const code = troubleOf(error);
      this.link.set({ state: code === 'offline' ? 'lost' : 'closed', code });
      // Without a network nothing is known of the server; it is tried again until somebody leaves.
      if (code === 'offline') later(SILENCE, () => void (this.closed ? undefined : this.begin()));
      return;
    }
    // Somebody was impatient, and it has been tried twice.
    if (this.closed || this.connection !== null) return;
    this.connection = new Connection({
      url: socketAddress(this.table),
      connect: browserSocket,
      later,
      random: Math.random,
      opened: () => {
        this.events.opened();
        this.expectAnswer(UNWELCOME);
      },
      message: (text) => {
        this.listen();
        this.events.message(text);
      },
      lost: (final) => this.lost(final),
    });
  }

  /** Something was heard: the line is alive. */
  private listen(): void {
    this.listenNoMore();
    this.quiet = setTimeout(this.ask, QUIET * (1 + Math.random()));
  }

  private listenNoMore(): void {
    clearTimeout(this.silence);
    clearTimeout(this.quiet);
    this.silence = undefined;
  }

  /** A page that nobody sees asks when somebody looks at it again. */
  private readonly ask = (): void => {
    if (document.hidden || this.link.get().state !== 'open') return;
    this.events.ask();
    this.expectAnswer();
  };

  private lost(final: number | null): void {
    this.listenNoMore();
    const { state, code } = this.link.get();
    if (final === null) {
      if (state !== 'moved') this.link.set({ state: 'lost' });
    } else if (code === 'auth' && this.wasWelcome) {
      forgetMe();
      forgetTable(this.table);
      this.link.set({ state: 'closed' });
    } else if (code === 'auth' && !this.signedInAgain) {
      this.signedInAgain = true;
      forgetMe();
      this.connection = null;
      this.link.set({ state: 'connecting', code: null });
      void this.begin();
    } else {
      // No way back is offered to where there is none.
      if (code !== null && GONE.includes(code)) forgetTable(this.table);
      this.link.set(code === 'version' ? { state: 'old' } : { state: 'closed', code: code ?? 'form' });
    }
    this.events.lost();
  }

  private readonly hurry = (): void => this.connection?.hurry();

  /** The browser keeps a socket for a while although nothing comes through any more. */
  private readonly drop = (): void => {
    this.listenNoMore();
    const { state } = this.link.get();
    // Nothing is tried any more, so nothing is lost.
    if (state === 'closed' || state === 'old') return;
    this.link.set({ state: 'lost' });
    this.connection?.moveTo(socketAddress(this.table));
  };

  private readonly look = (): void => {
    if (document.hidden) return;
    if (this.link.get().state === 'open') this.ask();
    else this.hurry();
  };
}
