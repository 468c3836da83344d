import type { Code, ToServer } from '@sixgun/protocol';
import { type RawData, WebSocket } from 'ws';
import type { Nodes, Peer } from '../nodes/nodes.ts';
import { PASSED } from '../nodes/passage.ts';
import type { Tables } from '../table/tables.ts';
import { Crowd, type Source } from './crowd.ts';

/** Shows that a node asks for a whole crowd. */
export const CROWD_PASS = 'x-sixgun-crowd';
const COUNT = 5000;
const NO_TABLE = 4404;
const NOT_OPEN = 4403;

/** All who only watch at this node, by table. */
export class Crowds {
  private readonly tables: Tables;
  private readonly nodes: Nodes;
  private readonly now: () => number;
  private readonly crowds = new Map<string, Crowd>();
  private readonly timer: NodeJS.Timeout;

  constructor(tables: Tables, nodes: Nodes, now: () => number) {
    this.tables = tables;
    this.nodes = nodes;
    this.now = now;
    this.timer = setInterval(() => {
      for (const crowd of [...this.crowds.values()]) crowd.count();
    }, COUNT);
    this.timer.unref();
  }

  get heads(): number {
    let sum = 0;
    for (const { heads } of this.crowds.values()) sum += heads;
    return sum;
  }

  /** Those who watch this table here. */
  at(id: string): Crowd {
    const known = this.crowds.get(id);
    if (known !== undefined) return known;
    const crowd = new Crowd(
      this.nodes.id,
      this.now,
      (each) => this.open(id, each),
      () => this.crowds.delete(id),
    );
    this.crowds.set(id, crowd);
    return crowd;
  }

  private async open(id: string, crowd: Crowd): Promise<Source | Code> {
    const peer = await this.tables.elsewhere(id);
    return peer === null ? this.here(id, crowd) : this.there(id, crowd, peer);
  }

  private async here(id: string, crowd: Crowd): Promise<Source | Code> {
    const table = await this.tables.get(id);
    if (table === null) return 'no-table';
    if (!table.doc.spectators) return 'not-open';
    if (!table.join(crowd)) return 'moved';
    return {
      hear: (message) => table.hear(crowd, message),
      count: () => table.countAgain(),
      close: () => table.leave(crowd),
    };
  }

  /** One socket for all of them, however many they are. */
  private there(id: string, crowd: Crowd, { address, pass }: Peer): Promise<Source | Code> {
    const url = new URL(`/ws/${id}`, address.replace(/^http/, 'ws'));
    const socket = new WebSocket(url, {
      headers: { [PASSED]: this.nodes.id, [CROWD_PASS]: pass },
      perMessageDeflate: false,
    });
    const say = (message: ToServer | { t: 'crowd'; heads: number }): void => socket.send(JSON.stringify(message));
    const source: Source = {
      hear: say,
      count: (heads) => say({ t: 'crowd', heads }),
      close: () => socket.terminate(),
    };
    return new Promise((resolve) => {
      let opened = false;
      socket.on('error', () => {
        // `close` follows.
      });
      socket.once('open', () => {
        opened = true;
        socket.on('message', (data: RawData) => crowd.sendText(data.toString()));
        resolve(source);
      });
      socket.once('close', (code) => {
        const why = code === NO_TABLE ? 'no-table' : code === NOT_OPEN ? 'not-open' : 'storage';
        if (opened) crowd.end(why);
        else resolve(why);
      });
    });
  }

  close(): void {
    clearInterval(this.timer);
    for (const crowd of [...this.crowds.values()]) crowd.close();
  }
}
