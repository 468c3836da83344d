import type { Duplex } from 'node:stream';
import { CLOSE, type Code, LIMITS, readMessage, type ToServer } from '@sixgun/protocol';
import type { RawData, WebSocket } from 'ws';
import { type Bucket, type Limits, MOST } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import type { Person } from '../people/people.ts';
import type { Client } from '../table/client.ts';
import { textFrame } from './frame.ts';

/** Milliseconds of silence after which somebody is pinged, and then taken to be gone. */
export interface Silence {
  ping: number;
  gone: number;
}

/** So many messages too many, and the socket is closed. */
const PATIENCE = 100;
/** So many in all, and what is left of it is cut off. */
const PATIENCE_AFTER = 1000;
const NORMAL = 1000;

/** What a connection needs of the server around it. */
export interface Around {
  limits: Limits;
  metrics: Metrics;
  sentence(code: Code): string;
}

/** What becomes of what somebody says, and of his going: a table, or the crowd around it. */
export interface Place {
  hear(connection: Connection, message: ToServer): void;
  leave(connection: Connection): void;
}

type Rated = 'messages' | 'hello' | 'queries';
/** What others hear or see is counted by person: coming again with another socket begins nothing anew. */
type RatedByPerson = 'chat' | 'reactions' | 'orders' | 'setups' | 'backs';

/** What is counted beside all messages because it costs more to answer than to ask. */
const COUNTED: Readonly<Partial<Record<ToServer['t'], Rated>>> = {
  // Both are answered with the whole table.
  hello: 'hello',
  look: 'hello',
  next: 'queries',
  why: 'queries',
  position: 'queries',
  hint: 'queries',
  odds: 'queries',
};
const COUNTED_BY_PERSON: Readonly<Partial<Record<ToServer['t'], RatedByPerson>>> = {
  say: 'chat',
  react: 'reactions',
  sit: 'orders',
  stand: 'orders',
  ready: 'orders',
  rematch: 'orders',
  prefs: 'orders',
  setup: 'setups',
  back: 'backs',
};

/** One socket of one person at one table. */
export class Connection implements Client {
  person: Person;
  greeted = false;
  port: Client['port'] = null;
  place: Place | null = null;
  private lastHeard = performance.now();
  private pinged: number | null = null;
  private readonly socket: WebSocket;
  /** What `socket` writes to: frames of its own need not be put together there. */
  private readonly wire: Duplex;
  /** Programs follow a table to whatever node it goes; a browser is known under one name only. */
  private readonly isProgram: boolean;
  private readonly parts: Around;
  /** Made when they are first needed: most sockets only ever say hello. */
  private readonly rates: Partial<Record<Rated, Bucket>> = {};
  private tooMany = 0;
  private malformed = 0;

  constructor(
    socket: WebSocket,
    wire: Duplex,
    { person, isProgram }: { person: Person; isProgram: boolean },
    parts: Around,
  ) {
    this.socket = socket;
    this.wire = wire;
    this.person = person;
    this.isProgram = isProgram;
    this.parts = parts;
  }

  sendText(text: string): void {
    if (this.socket.readyState === this.socket.OPEN) this.sendFrame(textFrame(text));
  }

  /** As `textFrame` makes it; what many get is made once. */
  sendFrame(frame: Buffer): void {
    if (!this.reads()) return;
    this.parts.metrics.count('sent_bytes', '', frame.length);
    this.wire.write(frame);
  }

  /** Whoever does not read what he is sent is closed before it fills the memory. */
  private reads(): boolean {
    const { socket, wire, parts } = this;
    if (socket.readyState !== socket.OPEN) return false;
    if (wire.writableLength <= MOST.waiting) return true;
    parts.metrics.count('slow_readers');
    socket.terminate();
    return false;
  }

  private takes(what: Rated, now: number): boolean {
    this.rates[what] ??= this.parts.limits.bucket(what);
    return this.rates[what].take(now);
  }

  end(code: Code, url: string | null = null): void {
    const moved = url !== null && this.isProgram;
    const message = moved ? { t: 'moved', url } : { t: 'error', code, text: this.parts.sentence(code) };
    this.sendText(JSON.stringify(message));
    this.socket.close(closeCode(code));
  }

  /** The server stops. */
  close(): void {
    this.socket.close(CLOSE.closing);
  }

  private refuse(code: Code, message?: ToServer | Code): void {
    this.parts.metrics.count('refusals', `code="${code}"`);
    const id = typeof message === 'object' && 'id' in message ? { id: message.id } : {};
    this.sendText(JSON.stringify({ t: 'no', ...id, code }));
  }

  hear(data: RawData, isBinary: boolean): void {
    const message = this.read(data as Buffer, isBinary);
    if (message !== null) this.place?.hear(this, message);
  }

  /**
   * Something has come, whatever it is: is it heard? Whoever was sent away may leave his end open for a while and go on
   * talking; nobody listens, and at some point he is cut off.
   */
  private heeds(): boolean | 'rate' {
    const { socket } = this;
    if (socket.readyState !== socket.OPEN) {
      if (++this.tooMany > PATIENCE_AFTER) socket.terminate();
      return false;
    }
    this.lastHeard = performance.now();
    this.pinged = null;
    if (this.takes('messages', this.lastHeard)) return true;
    if (++this.tooMany <= PATIENCE) return 'rate';
    this.end('rate');
    return false;
  }

  /** A message that may be passed on; null if it was dealt with here. */
  private read(bytes: Buffer, isBinary: boolean): ToServer | null {
    const heeded = this.heeds();
    if (heeded === false) return null;
    // The size is known before anything is read.
    if (bytes.length > LIMITS.frame) {
      this.end('size');
      return null;
    }
    const message = isBinary ? 'form' : readMessage(bytes.toString('utf8'));
    if (message === 'size') this.end('size');
    else if (heeded === 'rate') this.refuse('rate', message);
    else if (message === 'form') {
      // One warning, then the door.
      if (++this.malformed > 1) this.end('form');
      else this.refuse('form');
    } else if (this.isTooOften(message.t, this.lastHeard)) this.refuse('rate', message);
    else return message;
    return null;
  }

  private isTooOften(t: ToServer['t'], now: number): boolean {
    const what = COUNTED[t];
    const byPerson = COUNTED_BY_PERSON[t];
    if (byPerson !== undefined) return !this.parts.limits.take(byPerson, this.person.id);
    return what !== undefined && !this.takes(what, now);
  }

  /** Whoever is silent for too long is gone, whatever his network says. */
  check(now: number, { ping, gone }: Silence): void {
    if (this.pinged !== null && now - this.pinged > gone) this.socket.terminate();
    else if (now - this.lastHeard > ping) this.probe(now);
  }

  /** Is anybody still there? */
  probe(now: number): void {
    if (this.pinged !== null) return;
    this.pinged = now;
    this.socket.ping();
  }

  /** Counted like a message, and answered only to whoever reads the answers. */
  heardPing(data: Buffer): void {
    if (this.heeds() === true && this.reads()) this.socket.pong(data);
  }

  /** One that was not asked for is counted like a message. */
  heardPong(): void {
    if (this.pinged === null) this.heeds();
    this.lastHeard = performance.now();
    this.pinged = null;
  }
}

/** Whoever may not look on need not try again; all else may change. */
export function closeCode(code: Code): number {
  if (code === 'not-open') return CLOSE.banned;
  return code in CLOSE ? CLOSE[code as keyof typeof CLOSE] : NORMAL;
}
