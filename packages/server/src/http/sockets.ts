import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Code, LIMITS } from '@sixgun/protocol';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { CROWD_PASS } from '../crowd/crowds.ts';
import { leadFar } from '../crowd/far-crowd.ts';
import type { Person } from '../people/people.ts';
import { Admission, type AdmissionParts, type Admitted } from './admission.ts';
import { type Around, Connection, closeCode, type Silence } from './connection.ts';
import { Elsewhere, type ElsewhereParts } from './elsewhere.ts';
import type { Accept, Knock } from './knock.ts';
import { Tally } from './tally.ts';

const PATH = /^\/ws\/([a-z0-9]{1,20})$/;

const SILENCE: Silence = { ping: 25_000, gone: 10_000 };

/** Larger than what is allowed, so that the reason can be told; far below what could hurt. */
const MOST_BYTES = 4 * LIMITS.frame;

export interface SocketParts extends Around, AdmissionParts, ElsewhereParts {
  silence?: Silence | undefined;
}

// One for all sockets: thousands of them wait, and what each holds is held thousands of times.
function destroy(this: Duplex): void {
  this.destroy();
}
function terminate(this: WebSocket): void {
  this.terminate();
}

/** Everybody who is connected, at all tables. */
export class Sockets {
  private readonly parts: SocketParts;
  private readonly accept: Accept;
  private readonly elsewhere: Elsewhere;
  private readonly admission: Admission;
  private readonly open = new Set<Connection>();
  /** All that have come, whatever has become of them, and from where if they count: the server waits for them when it stops. */
  private readonly raw = new Map<Duplex, string | null>();
  private readonly byAddress = new Tally();
  private readonly timer: NodeJS.Timeout;

  constructor(http: Server, parts: SocketParts) {
    this.parts = parts;
    // Packing would cost 200 kB a socket, for messages of half a kilobyte.
    const options = {
      noServer: true,
      clientTracking: false,
      maxPayload: MOST_BYTES,
      perMessageDeflate: false,
      autoPong: false,
    };
    const server = new WebSocketServer(options);
    this.accept = ({ request, socket, head }, opened) => server.handleUpgrade(request, socket, head, opened);
    this.elsewhere = new Elsewhere(parts, this.accept);
    this.admission = new Admission(parts);
    const { raw, byAddress } = this;
    function forget(this: Duplex): void {
      const address = raw.get(this) ?? null;
      if (address !== null) byAddress.drop(address);
      raw.delete(this);
    }
    http.on('upgrade', (request, socket, head) => {
      raw.set(socket, null);
      socket.on('error', destroy);
      socket.on('close', forget);
      this.upgrade(request, socket, head);
    });
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
    const turnAway = (status: string, code: Code): void => {
      metrics.count('refusals', `code="${code}"`);
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    };
    const [, table] = PATH.exec((request.url ?? '').split('?')[0]) ?? [];
    if (table === undefined) return turnAway('404 Not Found', 'no-table');
    const address = callers.address(request);
    const knock = { request, socket, head, table };
    const pass = request.headers[CROWD_PASS];
    if (pass !== undefined && pass === nodes.pass && pass !== '')
      return this.accept(knock, (opened) => void leadFar(opened, table, this.parts));
    if (!callers.mayCall(request)) return turnAway('403 Forbidden', 'origin');
    if (!limits.take('sockets', address) || this.byAddress.of(address) >= limits.most('socketsOfAddress'))
      return turnAway('429 Too Many Requests', 'rate');
    // At once, because many come while it is still looked where their tables are.
    this.byAddress.add(address);
    this.raw.set(socket, address);
    void this.comeIn(knock);
  }

  private async comeIn(knock: Knock): Promise<void> {
    const found = await this.elsewhere.bring(knock);
    if (found !== null) this.accept(knock, (opened) => void this.welcome(opened, knock, found.watcher));
  }

  /** A browser reads no answer to a refused upgrade, so from here on reasons are told in the socket. */
  private async welcome(socket: WebSocket, knock: Knock, watcher: Person | null): Promise<void> {
    let connection: Connection | null = null;
    socket.on('error', terminate);
    socket.on('close', () => {
      if (connection !== null) this.leave(connection);
    });
    // Nobody is heard before it is known who he is.
    socket.pause();
    const found = await this.admission.admit(knock, watcher).catch((): Code => 'storage');
    if (socket.readyState === socket.CLOSED) return;
    const come = typeof found === 'string' ? found : this.comeTo(socket, knock, found);
    if (typeof come === 'string') this.refuse(socket, come);
    else connection = come;
    socket.resume();
  }

  private comeTo(socket: WebSocket, { request, table: id }: Knock, { person, table }: Admitted): Connection | Code {
    const isProgram = this.parts.callers.isProgram(request);
    const connection = new Connection(socket, request.socket, { person, isProgram }, this.parts);
    const no = this.admission.place(connection, id, table);
    if (no === 'full') this.probe(person.id);
    if (no !== null) return no;
    this.open.add(connection);
    socket.on('message', (data: RawData, isBinary: boolean) => connection.hear(data, isBinary));
    socket.on('ping', (data: Buffer) => connection.heardPing(data));
    socket.on('pong', () => connection.heardPong());
    return connection;
  }

  /** Whose network changes again and again leaves dead ends behind, and must not wait for long until they are found. */
  private probe(person: string): void {
    const now = performance.now();
    for (const connection of this.open) if (connection.person.id === person) connection.probe(now);
  }

  private leave(connection: Connection): void {
    this.open.delete(connection);
    this.admission.leave(connection);
  }

  private refuse(socket: WebSocket, code: Code): void {
    this.parts.metrics.count('refusals', `code="${code}"`);
    socket.send(JSON.stringify({ t: 'error', code, text: this.parts.sentence(code) }));
    socket.close(closeCode(code));
  }

  /** This device is not the person's any more: whoever sits at it must sign in again. Null: none of his is. */
  part(person: string, device: string | null): void {
    for (const connection of [...this.open])
      if (connection.person.id === person && (device === null || connection.person.device === device))
        connection.end('auth');
  }

  /** A node that only sleeps would keep its sockets: whoever was passed on to it comes again. */
  cutOff(node: string): void {
    this.elsewhere.cutOff(node);
  }

  close(): void {
    clearInterval(this.timer);
    for (const connection of this.open) connection.close();
    this.elsewhere.close();
  }

  terminate(): void {
    for (const socket of this.raw.keys()) socket.destroy();
  }
}
