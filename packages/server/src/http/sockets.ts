import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CLOSE, type Code, LIMITS, readMessage, type ToServer } from '@sixgun/protocol';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { type Bucket, type Limits, MOST } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import type { Nodes } from '../nodes/nodes.ts';
import { isPassedOn, passOn } from '../nodes/passage.ts';
import type { Person } from '../people/people.ts';
import type { Client } from '../table/client.ts';
import type { Table } from '../table/table.ts';
import type { Tables } from '../table/tables.ts';
import type { Callers } from './callers.ts';

const PATH = /^\/ws\/([a-z0-9]{1,20})$/;

/** Milliseconds of silence after which somebody is pinged, and then taken to be gone. */
export interface Silence {
  ping: number;
  gone: number;
}
const SILENCE: Silence = { ping: 25_000, gone: 10_000 };

/** Larger than what is allowed, so that the reason can be told; far below what could hurt. */
const MOST_BYTES = 4 * LIMITS.frame;
/** So many messages too many, and the socket is closed. */
const PATIENCE = 100;
const NORMAL = 1000;

export interface SocketParts {
  callers: Callers;
  tables: Tables;
  limits: Limits;
  metrics: Metrics;
  nodes: Nodes;
  silence?: Silence | undefined;
  sentence(code: Code): string;
  closing(): boolean;
}

const QUERIES: ReadonlySet<ToServer['t']> = new Set(['next', 'why', 'position', 'hint', 'odds']);

/** One socket of one person at one table. */
class Connection implements Client {
  person: Person;
  greeted = false;
  port: Client['port'] = null;
  lastHeard = performance.now();
  pinged: number | null = null;
  private readonly socket: WebSocket;
  private readonly parts: SocketParts;
  private readonly rates: Readonly<Record<'messages' | 'hello' | 'queries' | 'chat' | 'reactions', Bucket>>;
  private tooMany = 0;
  private malformed = 0;

  constructor(socket: WebSocket, person: Person, parts: SocketParts) {
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
    const { socket, parts } = this;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST.waiting) {
      parts.metrics.count('slow_readers');
      return socket.terminate();
    }
    parts.metrics.count('sent_bytes', '', text.length);
    socket.send(text);
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
function closeCode(code: Code): number {
  if (code === 'not-open') return CLOSE.banned;
  return code in CLOSE ? CLOSE[code as keyof typeof CLOSE] : NORMAL;
}

/** Everybody who is connected, at all tables. */
export class Sockets {
  private readonly parts: SocketParts;
  private readonly server: WebSocketServer;
  private readonly open = new Set<Connection>();
  /** Sockets of tables that other nodes have. */
  private readonly passed = new Set<Duplex>();
  private readonly byPerson = new Map<string, number>();
  private readonly byAddress = new Map<string, number>();
  private readonly timer: NodeJS.Timeout;

  constructor(http: Server, parts: SocketParts) {
    this.parts = parts;
    // Packing would cost 200 kB a socket, for messages of half a kilobyte.
    this.server = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false });
    http.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head));
    const { silence = SILENCE } = parts;
    this.timer = setInterval(() => {
      const now = performance.now();
      for (const connection of this.open) connection.check(now, silence);
    }, silence.gone / 2);
    this.timer.unref();
  }

  get size(): number {
    return this.open.size;
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { callers, limits, metrics } = this.parts;
    const address = callers.address(request);
    const [, table] = PATH.exec((request.url ?? '').split('?')[0]) ?? [];
    const turnAway = (status: string, code: Code): void => {
      metrics.count('refusals', `code="${code}"`);
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    };
    socket.on('error', () => socket.destroy());
    if (table === undefined) return turnAway('404 Not Found', 'no-table');
    if (!callers.mayCall(request)) return turnAway('403 Forbidden', 'origin');
    const most = limits.most('socketsOfAddress');
    if (!limits.take('sockets', address) || (this.byAddress.get(address) ?? 0) >= most)
      return turnAway('429 Too Many Requests', 'rate');
    void this.find(request, socket, head, table, address);
  }

  /** Here, or at the node that has the table: programs are sent there, browsers are known only here and are passed on. */
  private async find(request: IncomingMessage, socket: Duplex, head: Buffer, id: string, address: string) {
    const { tables, nodes, callers, metrics } = this.parts;
    const passedOn = isPassedOn(request);
    const peer = passedOn ? null : await tables.elsewhere(id).catch(() => null);
    if (socket.destroyed) return;
    if (peer === null)
      return this.server.handleUpgrade(
        request,
        socket,
        head,
        (opened) => void this.welcome(opened, request, id, address),
      );
    metrics.count('passed_on');
    const { url } = peer;
    if (url === null || !callers.isProgram(request)) {
      this.passed.add(socket);
      socket.once('close', () => this.passed.delete(socket));
      return passOn(request, socket, head, peer, nodes.id);
    }
    this.server.handleUpgrade(request, socket, head, (opened) => {
      opened.send(JSON.stringify({ t: 'moved', url: `${url.replace(/^http/, 'ws').replace(/\/$/, '')}/ws/${id}` }));
      opened.close(CLOSE.moved);
    });
  }

  /** A browser reads no answer to a refused upgrade, so from here on reasons are told in the socket. */
  private async welcome(socket: WebSocket, request: IncomingMessage, id: string, address: string): Promise<void> {
    const early: [RawData, boolean][] = [];
    const gather = (data: RawData, isBinary: boolean): void => {
      if (early.length < PATIENCE) early.push([data, isBinary]);
    };
    let closed = false;
    socket.on('error', () => socket.terminate());
    socket.once('close', () => {
      closed = true;
      drop(this.byAddress, address);
    });
    socket.on('message', gather);
    add(this.byAddress, address);
    const found = await this.admit(request, id).catch((): Code => 'storage');
    if (closed) return;
    if (typeof found === 'string') {
      this.parts.metrics.count('refusals', `code="${found}"`);
      socket.send(JSON.stringify({ t: 'error', code: found, text: this.parts.sentence(found) }));
      return socket.close(closeCode(found));
    }
    const { table, person } = found;
    const connection = new Connection(socket, person, this.parts);
    const hear = (data: RawData, isBinary: boolean): void => {
      const message = connection.read(data, isBinary);
      if (message !== null) table.hear(connection, message);
    };
    this.open.add(connection);
    add(this.byPerson, person.id);
    table.join(connection);
    socket.off('message', gather);
    socket.on('message', hear);
    socket.on('pong', () => connection.heardPong());
    socket.once('close', () => {
      this.open.delete(connection);
      drop(this.byPerson, person.id);
      table.leave(connection);
    });
    for (const [data, isBinary] of early) hear(data, isBinary);
  }

  private async admit(request: IncomingMessage, id: string): Promise<Code | { table: Table; person: Person }> {
    const { callers, tables, limits, closing } = this.parts;
    if (closing()) return 'closing';
    const person = await callers.person(request);
    if (person === null) return 'auth';
    if ((this.byPerson.get(person.id) ?? 0) >= limits.most('socketsOfPerson')) return 'full';
    if (!tables.isLive(id) && tables.isFull) return 'full';
    const table = await tables.get(id);
    if (table === null) return 'no-table';
    if (table.doc.banned.includes(person.id)) return 'banned';
    if (table.socketsOf(person.id) >= limits.most('socketsAtTable')) return 'full';
    const looksOn = !table.isSeated(person.id) && table.status !== 'waiting';
    if (looksOn && !table.doc.spectators) return 'not-open';
    if (looksOn && table.onlookers() >= limits.most('onlookers')) return 'full';
    return { table, person };
  }

  close(): void {
    clearInterval(this.timer);
    for (const socket of this.server.clients) socket.close(CLOSE.closing);
    for (const socket of this.passed) socket.destroy();
    this.server.close();
  }

  terminate(): void {
    for (const socket of this.server.clients) socket.terminate();
  }
}

const add = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

function drop(counts: Map<string, number>, key: string): void {
  const left = (counts.get(key) ?? 0) - 1;
  if (left > 0) counts.set(key, left);
  else counts.delete(key);
}
