/** The little of a socket that is needed; a browser's fits. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface SocketEvents {
  open(): void;
  message(text: string): void;
  closed(code: number): void;
}

export type Connect = (url: string, events: SocketEvents) => Socket;

export interface ConnectionOptions {
  url: string;
  connect: Connect;
  /** Runs something later; the answer calls it off. */
  later(ms: number, run: () => void): () => void;
  random(): number;
  opened(): void;
  message(text: string): void;
  /** Lost for now, or for good: then with the code it was closed with. */
  lost(final: number | null): void;
}

const FIRST = 250;
const GROWTH = 1.5;
const LONGEST = 8000;

/**
 * Everybody who was cut off at once comes back at another moment. From the second attempt on only half of the time is
 * left to chance: whoever has knocked in quick succession would otherwise wait several times as long as the rest.
 */
export function backOff(attempt: number, random: () => number): number {
  const most = Math.min(LONGEST, FIRST * GROWTH ** Math.min(attempt, 16));
  return Math.floor(attempt === 0 ? random() * most : (most * (1 + random())) / 2);
}

/** Closed for a reason that coming back does not change. */
const FINAL: readonly number[] = [4400, 4401, 4403, 4404, 4413, 4426];

/** A socket that comes back by itself. */
export class Connection {
  private readonly options: ConnectionOptions;
  private url: string;
  private socket: Socket | null = null;
  private open = false;
  private turn = 0;
  private attempt = 0;
  private cancel: (() => void) | null = null;
  private ended = false;

  constructor(options: ConnectionOptions) {
    this.options = options;
    this.url = options.url;
    this.start();
  }

  /** What cannot be sent is lost; whoever follows sends it again once the connection stands. */
  send(text: string): void {
    if (this.open) this.socket?.send(text);
  }

  /** Somebody has welcomed us. A socket that opens only to be told no has come to nothing, and waits as long as ever. */
  stands(): void {
    this.attempt = 0;
  }

  /** Tries at once: the network is back, or somebody looks at the page again. */
  hurry(): void {
    if (this.ended || this.socket !== null) return;
    this.attempt = 0;
    this.start();
  }

  /** Another node has the table. */
  moveTo(url: string): void {
    this.url = url;
    this.attempt = 0;
    this.drop();
    if (!this.ended) this.start();
  }

  close(): void {
    this.ended = true;
    this.drop();
  }

  private drop(): void {
    this.cancel?.();
    this.cancel = null;
    const { socket } = this;
    this.socket = null;
    this.open = false;
    this.turn++;
    socket?.close();
  }

  private start(): void {
    this.cancel?.();
    this.cancel = null;
    // What an earlier socket still has to say is no longer heard.
    const turn = ++this.turn;
    const current = (): boolean => this.turn === turn;
    this.socket = this.options.connect(this.url, {
      open: () => {
        if (!current()) return;
        this.open = true;
        this.options.opened();
      },
      message: (text) => {
        if (current()) this.options.message(text);
      },
      closed: (code) => {
        if (!current()) return;
        this.socket = null;
        // Where nobody answers the table is no longer either; at the first address somebody knows where.
        if (!this.open) this.url = this.options.url;
        this.open = false;
        this.ended ||= FINAL.includes(code);
        this.options.lost(this.ended ? code : null);
        if (!this.ended)
          this.cancel = this.options.later(backOff(this.attempt++, this.options.random), () => this.start());
      },
    });
  }
}
