import { CLOSE, type Code, LIMITS, readMessage, type ToServer } from '@sixgun/protocol';
import type { RawData, WebSocket } from 'ws';
import { type Bucket, type Limits, MOST } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import type { Person } from '../people/people.ts';
import type { Client } from '../table/client.ts';

/** Milliseconds of silence after which somebody is pinged, and then taken to be gone. */
export interface Silence {
  ping: number;
  gone: number;
}

/** So many messages too many, and the socket is closed. */
export const PATIENCE = 100;
const NORMAL = 1000;

/** What a connection needs of the server around it. */
export interface Around {
  limits: Limits;
  metrics: Metrics;
  sentence(code: Code): string;
}

const QUERIES: ReadonlySet<ToServer['t']> = new Set(['next', 'why', 'position', 'hint', 'odds']);

/** One socket of one person at one table. */
export class Connection implements Client {
  person: Person;
  greeted = false;
  port: Client['port'] = null;
  lastHeard = performance.now();
  pinged: number | null = null;
  private readonly socket: WebSocket;
  private readonly parts: Around;
  private readonly rates: Readonly<Record<'messages' | 'hello' | 'queries' | 'chat' | 'reactions', Bucket>>;
  private tooMany = 0;
  private malformed = 0;

  constructor(socket: WebSocket, person: Person, parts: Around) {
    this.socket = socket;
    this.person = person;
    this.parts = parts;
    const { limits } = parts;
    this.rates = {
      messages: limits.bucket('messages'),
      hello: limits.bucket('hello'),
      queries: limits.bucket('queries'),
      chat: limits.bucket('chat'),
      reactions: limits.bucket('reactions'),
    };
  }

  sendText(text: string): void {
    if (this.mayBeSent(text.length)) this.socket.send(text);
  }

  private mayBeSent(bytes: number): boolean {
    const { socket, parts } = this;
    if (socket.readyState !== socket.OPEN) return false;
    if (socket.bufferedAmount > MOST.waiting) {
      parts.metrics.count('slow_readers');
      socket.terminate();
      return false;
    }
    parts.metrics.count('sent_bytes', '', bytes);
    return true;
  }

  /** What many get is made once. */
  sendBytes(bytes: Buffer): void {
    if (this.mayBeSent(bytes.length)) this.socket.send(bytes, { binary: false });
  }

  end(code: Code): void {
    this.sendText(JSON.stringify({ t: 'error', code, text: this.parts.sentence(code) }));
    this.socket.close(closeCode(code));
  }

  private refuse(code: Code, message?: ToServer | Code): void {
    this.parts.metrics.count('refusals', `code="${code}"`);
    const id = typeof message === 'object' && 'id' in message ? { id: message.id } : {};
    this.sendText(JSON.stringify({ t: 'no', ...id, code }));
  }

  /** A message that may be passed on; null if it was dealt with here. */
  read(data: RawData, isBinary: boolean): ToServer | null {
    const now = performance.now();
    this.lastHeard = now;
    this.pinged = null;
    const bytes = data as Buffer;
    const isTooMuch = !this.rates.messages.take(now);
    if (isTooMuch && ++this.tooMany > PATIENCE) {
      this.end('rate');
      return null;
    }
    // The size is known before anything is read.
    if (bytes.length > LIMITS.frame) {
      this.end('size');
      return null;
    }
    const message = isBinary ? 'form' : readMessage(bytes.toString('utf8'));
    if (message === 'size') this.end('size');
    else if (isTooMuch) this.refuse('rate', message);
    else if (message === 'form') {
      // One warning, then the door.
      if (++this.malformed > 1) this.end('form');
      else this.refuse('form');
    } else if (this.isTooOften(message.t, now)) this.refuse('rate', message);
    else return message;
    return null;
  }

  private isTooOften(t: ToServer['t'], now: number): boolean {
    if (t === 'hello') return !this.rates.hello.take(now);
    if (t === 'say') return !this.rates.chat.take(now);
    if (t === 'react') return !this.rates.reactions.take(now);
    return QUERIES.has(t) && !this.rates.queries.take(now);
  }

  /** Whoever is silent for too long is gone, whatever his network says. */
  check(now: number, { ping, gone }: Silence): void {
    if (this.pinged !== null && now - this.pinged > gone) this.socket.terminate();
    else if (this.pinged === null && now - this.lastHeard > ping) {
      this.pinged = now;
      this.socket.ping();
    }
  }

  heardPong(): void {
    this.lastHeard = performance.now();
    this.pinged = null;
  }
}

/** Whoever may not look on need not try again; all else may change. */
export function closeCode(code: Code): number {
  if (code === 'not-open') return CLOSE.banned;
  return code in CLOSE ? CLOSE[code as keyof typeof CLOSE] : NORMAL;
}
