import { randomBytes } from 'node:crypto';
import {
  type Connect,
  Connection,
  Follower,
  type Heard,
  type Room,
  saltHash,
  type ToClient,
  type ToServer,
} from '@sixgun/protocol';
import { WebSocket } from 'ws';
import type { Api, Guest } from './api.ts';

/** A socket that says who it is. */
const connectAs =
  (token: string): Connect =>
  (url, events) => {
    const socket = new WebSocket(url, { headers: { authorization: `Bearer ${token}` }, perMessageDeflate: false });
    socket.on('open', () => events.open());
    socket.on('message', (data) => events.message(data.toString()));
    socket.on('close', (code) => events.closed(code));
    socket.on('error', () => {
      // `close` follows.
    });
    return { send: (text) => socket.send(text), close: () => socket.terminate() };
  };

/** One person at a table from outside: follows the game, promises and gives salts, comes back by itself. */
export class Seat {
  readonly follower: Follower;
  readonly guest: Guest;
  readonly table: string;
  room: Room | null = null;
  rev = 0;
  /** Actions of which the server has said that they are done. */
  readonly acknowledged = new Set<string>();
  readonly refusals = new Map<string, number>();
  /** The node that has answered last. */
  node = '';
  bytes = 0;
  resumes = -1;
  /** How often it was told where the table is now, and how often the connection ended without a word of that. */
  moves = 0;
  losses = 0;
  /** Code with which the server has closed for good. */
  closed: number | null = null;
  onHeard: (heard: Heard) => void = () => {};
  onMessage: (message: ToClient) => void = () => {};
  private readonly connection: Connection;
  private readonly address: string;
  private readonly salts = new Map<string, string>();
  /** The connection in which each was promised: what was said in an earlier one may have been lost. */
  private readonly promised = new Map<string, number>();
  private readonly waiting = new Set<() => void>();

  constructor(api: Api, guest: Guest, table: string) {
    this.guest = guest;
    this.table = table;
    this.address = api.socket(table);
    this.follower = new Follower({
      send: (message) => this.send(message),
      heard: (heard) => {
        if (heard.t === 'box') this.learn(api, heard.hash);
        if (heard.t === 'message') this.take(heard.message);
        this.onHeard(heard);
        this.wake();
      },
      newId: () => randomBytes(9).toString('base64url'),
    });
    this.connection = new Connection({
      url: this.address,
      connect: connectAs(guest.token),
      later: (ms, run) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      random: Math.random,
      opened: () => {
        this.resumes++;
        this.follower.connected();
      },
      message: (text) => this.hear(text),
      lost: (final) => {
        this.losses++;
        this.closed = final;
        this.wake();
      },
    });
  }

  private learn(api: Api, hash: string): void {
    api.box(hash).then(
      (box) => this.follower.know(hash, box),
      // The server is away just now; the table is told again once it is back.
      () => {},
    );
  }

  private hear(text: string): void {
    this.bytes += text.length;
    const message = JSON.parse(text) as ToClient;
    if ('mine' in message && message.mine !== undefined) this.acknowledged.add(message.mine);
    if (message.t === 'done') this.acknowledged.add(message.id);
    this.follower.hear(message);
  }

  private take(message: ToClient): void {
    if (message.t === 'welcome') {
      this.node = message.node;
      this.connection.stands();
    }
    if (message.t === 'moved') {
      this.moves++;
      this.connection.moveTo(message.url);
    }
    if (message.t === 'no') this.refusals.set(message.code, (this.refusals.get(message.code) ?? 0) + 1);
    if (message.t === 'room') {
      this.room = message.doc;
      this.rev = message.rev;
      this.promise(message.doc);
    }
    if (message.t === 'deal') {
      const salt = this.salts.get(message.id);
      if (salt !== undefined) this.send({ t: 'salt', salt });
    }
    this.onMessage(message);
  }

  /** A salt of its own goes into every deal it sits at. */
  private promise({ status, deal, seats }: Room): void {
    if (status !== 'waiting' || deal === null || this.promised.get(deal.id) === this.resumes) return;
    const own = seats.find(({ person }) => person === this.guest.id);
    if (own === undefined || (own.ready && this.salts.has(deal.id))) return;
    const salt = this.salts.get(deal.id) ?? randomBytes(16).toString('hex');
    this.salts.set(deal.id, salt);
    this.promised.set(deal.id, this.resumes);
    this.send({ t: 'ready', hash: saltHash(deal.id, salt) });
  }

  saltOf(game: string): string | null {
    return this.salts.get(game) ?? null;
  }

  get seat(): number {
    return this.room?.seats.findIndex(({ person }) => person === this.guest.id) ?? -1;
  }

  send(message: ToServer): void {
    this.connection.send(JSON.stringify(message));
  }

  /** Resolves when it holds; looked at whenever something is heard. */
  until(holds: () => boolean, what: string, ms = 30_000): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(look);
        reject(new Error(`${this.guest.name} has waited in vain: ${what}.`));
      }, ms);
      const look = (): void => {
        if (!holds()) return;
        clearTimeout(timer);
        this.waiting.delete(look);
        resolve();
      };
      this.waiting.add(look);
      look();
    });
  }

  private wake(): void {
    for (const look of [...this.waiting]) look();
  }

  /** The network fails, and comes back by itself. */
  drop(): void {
    this.connection.moveTo(this.address);
  }

  close(): void {
    this.connection.close();
  }
}
