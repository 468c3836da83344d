import { rmSync } from 'node:fs';
import { type Clock, thinkAtOnce } from '@sixgun/host';
import type { Room, SetupDoc, ToClient, ToServer } from '@sixgun/protocol';
import { Metrics } from '../src/metrics.ts';
import { alone } from '../src/nodes/nodes.ts';
import type { Person } from '../src/people/people.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import type { Client } from '../src/table/client.ts';
import { tidy } from '../src/table/janitor.ts';
import type { Table } from '../src/table/table.ts';
import { Tables } from '../src/table/tables.ts';
import { newFolder } from './serving.ts';

/** Time that passes when a test says so. */
class HandClock implements Clock {
  private time = 1_000_000;
  private alarms: { at: number; run: () => void }[] = [];

  now(): number {
    return this.time;
  }

  later(ms: number, run: () => void): () => void {
    const alarm = { at: this.time + ms, run };
    this.alarms.push(alarm);
    return () => {
      this.alarms = this.alarms.filter((each) => each !== alarm);
    };
  }

  /** The next alarm up to then rings; false if none does. */
  ring(until: number): boolean {
    const due = this.alarms.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0];
    this.time = due === undefined ? until : Math.max(this.time, due.at);
    if (due === undefined) return false;
    this.alarms = this.alarms.filter((each) => each !== due);
    due.run();
    return true;
  }
}

/** Somebody at a table without a socket. */
export class Visitor implements Client {
  person: Person;
  greeted = false;
  port: Client['port'] = null;
  ended: string | null = null;
  room: Room | null = null;
  rev = 0;
  readonly heard: ToClient[] = [];
  private readonly table: Table;

  constructor(table: Table, name: string, id = `p-${name.toLowerCase()}-000`) {
    this.person = { id, name, portrait: null, device: 'd' };
    this.table = table;
    table.join(this);
    this.say({ t: 'hello', v: 2 });
  }

  sendText(text: string): void {
    const message = JSON.parse(text) as ToClient;
    this.heard.push(message);
    if (message.t !== 'room') return;
    this.room = message.doc;
    this.rev = message.rev;
  }

  end(code: string): void {
    this.ended = code;
  }

  say(message: ToServer): void {
    this.table.hear(this, message);
  }

  leave(): void {
    this.table.leave(this);
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 15));

/** The tables of a server with a clock that is wound by hand. */
export class TablesByHand {
  readonly folder = newFolder();
  readonly clock = new HandClock();
  readonly store: Store;
  readonly tables: Tables;

  constructor() {
    this.store = openSqlite(this.folder, { fenced() {}, failed() {}, committed() {} });
    this.tables = new Tables(this.around, 100);
  }

  private get around() {
    const { store, clock } = this;
    return {
      store,
      clock,
      random: Math.random,
      metrics: new Metrics(),
      holdFactor: 1,
      botPace: 900,
      think: thinkAtOnce,
      advise: () => ({ hint: async () => null, odds: async () => [] }),
      nodes: alone('node'),
      mostGuests: 50,
      words: [],
      log() {},
      sentence: (code: string) => code,
    };
  }

  async open(setup: SetupDoc, host: Pick<Person, 'id' | 'name'>): Promise<{ id: string; table: Table }> {
    const made = await this.tables.create(setup, { ...host, portrait: null, device: 'd' }, 1000);
    const id = made?.id ?? '';
    const table = await this.tables.get(id);
    if (table === null) throw new Error('There is no such table.');
    return { id, table };
  }

  /** Time passes, with a look at all tables every few seconds as on a server. */
  async pass(ms: number, step = 5000): Promise<void> {
    const until = this.clock.now() + ms;
    while (this.clock.now() < until) {
      const next = Math.min(until, this.clock.now() + step);
      while (this.clock.ring(next)) await settled();
      this.tables.tick();
      await settled();
    }
  }

  async tidy(): Promise<void> {
    // On a busy machine hours pass here before what was written at their beginning is there.
    await this.store.write({ steps: [['chat.tidy', 0]] });
    return tidy(this.tables, this.around);
  }

  async close(): Promise<void> {
    this.tables.stop('closing');
    await this.store.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
