import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CLOSE, type Code, LIMITS, type ToServer } from '@sixgun/protocol';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { CROWD_PASS, type Crowds } from '../crowd/crowds.ts';
import { FarCrowd } from '../crowd/far-crowd.ts';
import { DEAD } from '../nodes/lease.ts';
import { type Nodes, type Peer, socketAt } from '../nodes/nodes.ts';
import { isPassedOn, passOn } from '../nodes/passage.ts';
import type { Person } from '../people/people.ts';
import { tell } from '../table/client.ts';
import { seatOf } from '../table/doc.ts';
import type { TableRow } from '../table/kept.ts';
import type { Table } from '../table/table.ts';
import type { Tables } from '../table/tables.ts';
import type { Callers } from './callers.ts';
import { type Around, Connection, closeCode, PATIENCE, type Silence } from './connection.ts';

const PATH = /^\/ws\/([a-z0-9]{1,20})$/;

const SILENCE: Silence = { ping: 25_000, gone: 10_000 };

/** Larger than what is allowed, so that the reason can be told; far below what could hurt. */
const MOST_BYTES = 4 * LIMITS.frame;
/** By then somebody has taken the tables of a dead node, and so often it is looked whether. */
const TAKEN_OVER_BY = 2 * DEAD;
const LOOK_AGAIN = 200;

export interface SocketParts extends Around {
  callers: Callers;
  tables: Tables;
  crowds: Crowds;
  nodes: Nodes;
  /** So many who look on take part at a table; more of them only watch. */
  mostGuests: number;
  silence?: Silence | undefined;
  now(): number;
  closing(): boolean;
}

/** May somebody who does not sit there watch this game? */
const mayWatch = ({ doc, status }: Pick<TableRow, 'doc' | 'status'>, { id }: Person): boolean =>
  status !== 'waiting' && doc.spectators && seatOf(doc, id) < 0 && !doc.banned.includes(id);

/** What becomes of what somebody says, and of his going. */
interface Place {
  hear(message: ToServer): void;
  leave(): void;
}

/** Everybody who is connected, at all tables. */
export class Sockets {
  private readonly parts: SocketParts;
  private readonly server: WebSocketServer;
  private readonly open = new Set<Connection>();
  /** Sockets of tables that other nodes have. */
  private readonly passed = new Map<Duplex, string>();
  /** All that have come, whatever has become of them: the server waits for them when it stops. */
  private readonly raw = new Set<Duplex>();
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
    const { callers, limits, metrics, nodes } = this.parts;
    const address = callers.address(request);
    const [, table] = PATH.exec((request.url ?? '').split('?')[0]) ?? [];
    const turnAway = (status: string, code: Code): void => {
      metrics.count('refusals', `code="${code}"`);
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    };
    socket.on('error', () => socket.destroy());
    this.raw.add(socket);
    socket.once('close', () => this.raw.delete(socket));
    if (table === undefined) return turnAway('404 Not Found', 'no-table');
    const pass = request.headers[CROWD_PASS];
    if (pass !== undefined && pass === nodes.pass && pass !== '')
      return this.server.handleUpgrade(request, socket, head, (opened) => void this.lead(opened, table));
    if (!callers.mayCall(request)) return turnAway('403 Forbidden', 'origin');
    const most = limits.most('socketsOfAddress');
    if (!limits.take('sockets', address) || (this.byAddress.get(address) ?? 0) >= most)
      return turnAway('429 Too Many Requests', 'rate');
    void this.find(request, socket, head, table, address);
  }

  /** Here, or at the node that has the table: programs are sent there, browsers are known only here and are passed on. */
  private async find(request: IncomingMessage, socket: Duplex, head: Buffer, id: string, address: string) {
    const { tables, callers } = this.parts;
    const passedOn = isPassedOn(request);
    const until = performance.now() + TAKEN_OVER_BY;
    for (;;) {
      const far = passedOn ? null : await tables.farTable(id).catch(() => null);
      const watches = far?.row.crowded === true ? await this.watcherOf(request, far.row).catch(() => null) : null;
      if (socket.destroyed) return;
      if (far === null || watches !== null)
        return this.server.handleUpgrade(
          request,
          socket,
          head,
          (opened) => void this.welcome(opened, request, id, address, watches),
        );
      const { peer } = far;
      const url = callers.isProgram(request) ? socketAt(peer, id) : null;
      if (url !== null) return this.sendTo(url, request, socket, head);
      if (await this.passOn(request, socket, head, peer)) return;
      // Its node has just died: whoever waits here is at the table as soon as another one has taken it over.
      if (performance.now() > until) return socket.destroy();
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
    }
  }

  /** Where a crowd watches, everybody who only wants to look on watches at the node he has come to. */
  private async watcherOf(request: IncomingMessage, row: TableRow): Promise<Person | null> {
    const person = await this.parts.callers.person(request);
    return person !== null && mayWatch(row, person) ? person : null;
  }

  private async passOn(request: IncomingMessage, socket: Duplex, head: Buffer, peer: Peer): Promise<boolean> {
    const { nodes, metrics } = this.parts;
    if (!(await passOn(request, socket, head, peer, nodes.id))) return false;
    metrics.count('passed_on');
    this.passed.set(socket, peer.id);
    socket.once('close', () => this.passed.delete(socket));
    return true;
  }

  private sendTo(url: string, request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.parts.metrics.count('sent_on');
    this.server.handleUpgrade(request, socket, head, (opened) => {
      opened.send(JSON.stringify({ t: 'moved', url }));
      opened.close(CLOSE.moved);
    });
  }

  /** This device is not the person's any more: whoever sits at it must sign in again. Null: none of his is. */
  part(person: string, device: string | null): void {
    for (const connection of [...this.open])
      if (connection.person.id === person && (device === null || connection.person.device === device))
        connection.end('auth');
  }

  /** A node that only sleeps would keep its sockets: whoever was passed on to it comes again. */
  cutOff(node: string): void {
    for (const [socket, to] of this.passed) if (to === node) socket.destroy();
  }

  /** A browser reads no answer to a refused upgrade, so from here on reasons are told in the socket. */
  private async welcome(
    socket: WebSocket,
    request: IncomingMessage,
    id: string,
    address: string,
    watcher: Person | null,
  ): Promise<void> {
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
    const found = watcher ?? (await this.admit(request, id).catch((): Code => 'storage'));
    if (closed) return;
    if (typeof found === 'string') {
      this.parts.metrics.count('refusals', `code="${found}"`);
      socket.send(JSON.stringify({ t: 'error', code: found, text: this.parts.sentence(found) }));
      return socket.close(closeCode(found));
    }
    const person = 'table' in found ? found.person : found;
    const isProgram = this.parts.callers.isProgram(request);
    const connection = new Connection(socket, request.socket, { person, isProgram }, this.parts);
    const place = 'table' in found ? this.atTable(found.table, connection) : this.inCrowd(id, connection);
    if (typeof place === 'string') return connection.end(place);
    const hear = (data: RawData, isBinary: boolean): void => {
      const message = connection.read(data, isBinary);
      if (message !== null) place.hear(message);
    };
    this.open.add(connection);
    add(this.byPerson, person.id);
    socket.off('message', gather);
    socket.on('message', hear);
    socket.on('pong', () => connection.heardPong());
    socket.once('close', () => {
      this.open.delete(connection);
      drop(this.byPerson, person.id);
      place.leave();
    });
    for (const [data, isBinary] of early) hear(data, isBinary);
  }

  private atTable(table: Table, connection: Connection): Place | Code {
    if (!table.join(connection)) return 'moved';
    return { hear: (message) => table.hear(connection, message), leave: () => table.leave(connection) };
  }

  private inCrowd(id: string, connection: Connection): Place | Code {
    const { crowds, limits, now } = this.parts;
    const crowd = crowds.at(id);
    if (crowd.heads >= limits.most('crowd')) return 'full';
    crowd.add(connection);
    return {
      hear: (message) => {
        if (message.t === 'hello') crowd.greet(connection, message, now());
        else tell(connection, { t: 'no', code: 'not-open', ...('id' in message ? { id: message.id } : {}) });
      },
      leave: () => crowd.delete(connection),
    };
  }

  /** Another node wants to tell its own crowd of this table. */
  private async lead(socket: WebSocket, id: string): Promise<void> {
    socket.on('error', () => socket.terminate());
    const table = this.parts.closing() ? 'closing' : await this.parts.tables.get(id).catch((): Code => 'storage');
    const crowd = new FarCrowd(socket, this.parts.metrics);
    if (table === null) return crowd.end('no-table');
    if (typeof table === 'string') return crowd.end(table);
    if (!table.doc.spectators) return crowd.end('not-open');
    if (!table.join(crowd)) return crowd.end('moved');
    socket.on('message', (data: RawData) => crowd.read(data.toString(), table));
    socket.once('close', () => table.leave(crowd));
  }

  private async admit(request: IncomingMessage, id: string): Promise<Code | Person | { table: Table; person: Person }> {
    const { callers, tables, limits, mostGuests, closing } = this.parts;
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
    if (!looksOn || table.guests() < mostGuests) return { table, person };
    table.setCrowded(true);
    return person;
  }

  close(): void {
    clearInterval(this.timer);
    for (const socket of this.server.clients) socket.close(CLOSE.closing);
    for (const socket of this.passed.keys()) socket.destroy();
    this.server.close();
  }

  terminate(): void {
    for (const socket of this.raw) socket.destroy();
  }
}

const add = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

function drop(counts: Map<string, number>, key: string): void {
  const left = (counts.get(key) ?? 0) - 1;
  if (left > 0) counts.set(key, left);
  else counts.delete(key);
}
