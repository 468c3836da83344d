import type { Host } from '@sixgun/host';
import type { Box, SetupDoc } from '@sixgun/protocol';
import { newCode, newTableId } from '../ids.ts';
import type { Peer } from '../nodes/nodes.ts';
import { type Looks, type Person, StorageError } from '../people/people.ts';
import type { Found, Step } from '../store/store.ts';
import { masked } from '../words.ts';
import type { Around } from './around.ts';
import { promise } from './dealing.ts';
import { EMPTY_SEAT, freeSeats, resized, type Status, type TableDoc } from './doc.ts';
import type { TableRow } from './kept.ts';
import { Table } from './table.ts';

const MOST_BOXES = 64;
const CODE_TRIES = 3;

/** A document that an earlier version has written lacks what came later. */
function docOf(text: string): TableDoc {
  const doc = JSON.parse(text) as Omit<TableDoc, 'seen'> & Partial<TableDoc>;
  return { seen: {}, ...doc, seats: doc.seats.map((seat) => ({ ...EMPTY_SEAT, ...seat })) };
}

const rowOf = (found: Found): TableRow & { owner: string } => ({
  id: String(found.id),
  owner: String(found.owner),
  code: found.code === null ? null : String(found.code),
  epoch: Number(found.epoch),
  rev: Number(found.rev),
  status: String(found.status) as Status,
  doc: docOf(String(found.doc)),
  game: found.game === null ? null : String(found.game),
  crowded: Number(found.crowded ?? 0) === 1,
});

/** The tables in memory; all others are in the database, and come when somebody asks for them. */
export class Tables {
  private readonly around: Around;
  private readonly most: number;
  private readonly live = new Map<string, Promise<Table | null>>();
  private readonly loaded = new Map<string, Table>();
  private readonly boxes = new Map<string, Box>();
  private closing = false;

  constructor(around: Omit<Around, 'playing' | 'gone'>, most: number) {
    this.most = most;
    this.around = {
      ...around,
      playing: (host) => this.remember(host),
      gone: (table) => this.forget(table),
    };
  }

  private forget(id: string): void {
    this.live.delete(id);
    this.loaded.delete(id);
  }

  get size(): number {
    return this.loaded.size;
  }

  get isFull(): boolean {
    return this.live.size >= this.most;
  }

  isLive(id: string): boolean {
    return this.live.has(id);
  }

  /** What games are played with, for those who follow them; it follows from the set-up alone. */
  box(hash: string): Box | null {
    return this.boxes.get(hash) ?? null;
  }

  private remember(host: Host): void {
    this.boxes.delete(host.boxHash);
    this.boxes.set(host.boxHash, host.box());
    const [oldest] = this.boxes.keys();
    if (this.boxes.size > MOST_BOXES) this.boxes.delete(oldest);
  }

  /** Null: this person has as many tables open as he may. */
  async create(
    setup: SetupDoc,
    { id: person, name, portrait }: Person,
    most: number,
  ): Promise<{ id: string; code: string } | null> {
    const id = newTableId();
    const { clock, store, nodes } = this.around;
    const now = clock.now();
    const node = nodes.leastLoaded()?.id ?? nodes.id;
    const { next, step } = promise(id, 1);
    const seats = [{ ...EMPTY_SEAT, person, name, portrait, since: now }];
    const empty = { banned: [], muted: [], previous: [], rematch: null, seen: {} };
    const doc = resized({ ...setup, ...empty, seats, host: person, next }, setup.players);
    const listed = setup.open ? 1 : 0;
    // Another table may have the same five letters.
    for (let tries = 0; tries < CODE_TRIES; tries++) {
      const code = newCode();
      const made: Step = ['table.new', id, code, node, listed, JSON.stringify(doc), person, now, person, most];
      // Counted where it is written: many may be asked for at once, at several nodes.
      const unit = { takes: person, steps: [['person.seen', now, person] as const, made, step] };
      if ((await store.write(unit)) === 'durable') return { id, code };
      if ((await this.openOf(person)) >= most) return null;
    }
    throw new StorageError();
  }

  /** How many tables that are still played at have this host. */
  private async openOf(person: string): Promise<number> {
    const [found] = await this.around.store.all('tables.ofHost', person);
    return Number(found?.n ?? 0);
  }

  /** A table by its number; loaded if it has to be. Null: there is none. */
  get(id: string): Promise<Table | null> {
    const known = this.live.get(id);
    if (known !== undefined) return known;
    const loading = this.load(id).catch((error: unknown) => {
      this.forget(id);
      throw error;
    });
    this.live.set(id, loading);
    return loading;
  }

  /** The node that has this table, if it is another one that lives. */
  async elsewhere(id: string): Promise<Peer | null> {
    return (await this.farTable(id))?.peer ?? null;
  }

  /** The same with what the database has of the table. */
  async farTable(id: string): Promise<{ peer: Peer; row: TableRow } | null> {
    const { store, nodes } = this.around;
    if (this.loaded.has(id) || nodes.others().length === 0) return null;
    const [found] = await store.all('table.get', id);
    if (found === undefined) return null;
    // What nobody has and was played under newer rules goes to whoever knows them.
    const peer = (await nodes.find(String(found.owner))) ?? nodes.knowing(String(found.engine ?? ''));
    return peer === null ? null : { peer, row: rowOf(found) };
  }

  private async load(id: string): Promise<Table | null> {
    const { store, nodes, metrics } = this.around;
    const [found] = await store.all('table.get', id);
    if (found === undefined || this.closing) {
      this.live.delete(id);
      return null;
    }
    const row = rowOf(found);
    if (!nodes.isTrusted() || (await nodes.find(row.owner)) !== null) throw new StorageError();
    // From here on nobody else can write to this table.
    const taken = await store.write({ takes: id, steps: [['table.take', nodes.id, id, row.epoch]] });
    if (taken === 'lost') throw new StorageError();
    const table = new Table(this.around, { ...row, epoch: row.epoch + 1 });
    this.loaded.set(id, table);
    await table.load();
    metrics.count('loaded_tables');
    return table;
  }

  async idOf(idOrCode: string): Promise<string | null> {
    if (!/^[A-Z]{5}$/.test(idOrCode.toUpperCase()) || idOrCode.length !== 5) return idOrCode;
    const [found] = await this.around.store.all('table.byCode', idOrCode.toUpperCase());
    return found === undefined ? null : String(found.id);
  }

  /** What anybody may know who has its number, from whatever node. */
  async about(id: string) {
    const [found] = await this.around.store.all('table.get', id);
    if (found === undefined) return null;
    const { status, doc } = rowOf(found);
    const { name, game, players, spectators } = doc;
    return { id, socket: `/ws/${id}`, status, name, game, players, free: freeSeats(doc), spectators };
  }

  async listed() {
    return (await this.around.store.all('tables.listed')).map((found) => {
      const doc = JSON.parse(String(found.doc)) as TableDoc;
      const { name, game, players, packs, variants, pace, spectators, hints } = doc;
      return {
        id: found.id,
        status: found.status,
        name: masked(name, this.around.words),
        game,
        players,
        packs,
        variants,
        pace,
        spectators,
        hints,
        free: freeSeats(doc),
      };
    });
  }

  /** Games that go on for days are kept in memory, so that their clocks run. */
  async loadLasting(): Promise<void> {
    for (const found of await this.around.store.all('tables.lasting'))
      if ((JSON.parse(String(found.doc)) as TableDoc).pace === 'days') await this.takeUp(String(found.id));
  }

  /** Loads a table unless another node has it. */
  async takeUp(id: string): Promise<Table | null> {
    return (await this.elsewhere(id)) === null ? this.get(id) : null;
  }

  /** Everything in memory goes to other nodes, or that one table to this one; answers how many. */
  async handOver(to: () => Peer | null, only?: string): Promise<number> {
    const going = [...this.loaded].filter(([id]) => only === undefined || id === only);
    await Promise.all(going.map(([, table]) => table.handOver(to())));
    return going.length;
  }

  /** Nothing in memory can be trusted; whoever comes finds the tables where they are then. */
  drop(): void {
    for (const table of [...this.loaded.values()]) table.stop('moved');
  }

  /** Called every few seconds. */
  tick(): void {
    for (const table of [...this.loaded.values()]) if (table.tick()) table.stop('closing');
  }

  /** Somebody has another name or face now. */
  meet(person: Looks): void {
    for (const table of this.loaded.values()) table.meet(person);
  }

  /** Somebody leaves every chair he has at tables that no other node has. */
  async unseat(person: Looks): Promise<void> {
    for (const { id } of await this.around.store.all('tables.seating', `%"person":"${person.id}"%`))
      await (await this.takeUp(String(id)))?.unseat(person);
  }

  isLoaded(id: string): boolean {
    return this.loaded.has(id);
  }

  stop(code: 'closing' | 'moved'): void {
    this.closing = true;
    for (const table of [...this.loaded.values()]) table.stop(code);
  }
}
