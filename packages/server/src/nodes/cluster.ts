import { ENGINE_VERSION } from '@sixgun/engine';
import { StorageError } from '../people/people.ts';
import type { Store } from '../store/store.ts';
import { BEAT, DEAD, SILENT, SWEEP } from './lease.ts';
import { type Nodes, newestOf, type Peer } from './nodes.ts';

const LOOK = 200;
/** After the end of a lease by the clock of the database, as far as it can be told from here. */
const AFTER_THE_END = 10;
/** So long a sign-out is told to all nodes; one that hears nothing for that long has dropped its sockets by itself. */
const PARTING = 4 * DEAD;
const OWN = newestOf(ENGINE_VERSION);

export interface ClusterEvents {
  /** Nothing here can be trusted any more: tables must leave memory at once. */
  silent(): void;
  /** The operator wants this node empty. */
  drain(): void;
  /** What the operator wants to be somewhere else. */
  move(table: string, to: Peer): void;
  /** Tables whose node is dead. */
  orphaned(tables: readonly string[]): void;
  /** A device was signed out, perhaps at another node; null: all of the person's. It may be told more than once. */
  parted(person: string, device: string | null): void;
  /** This node is dead: nothing comes from there any more. */
  died(node: string): void;
}

interface Known extends Peer {
  /** Version of its rules. */
  rules: number;
  load: number;
  live: boolean;
  /** Milliseconds its lease had left when it was read. */
  left: number;
  draining: boolean;
}

/** One of several nodes on one PostgreSQL: a lease of the node, renewed in the database and judged by its clock. */
export class Cluster implements Nodes {
  readonly id: string;
  readonly pass: string;
  private readonly store: Store;
  private readonly url: string | null;
  private readonly events: ClusterEvents;
  private readonly load: () => number;
  private readonly now: () => number;
  private known: readonly Known[] = [];
  private address = '';
  private renewed = Number.NEGATIVE_INFINITY;
  private silent = true;
  private draining = false;
  /** Tables without a living node when it was last looked. */
  private seen: ReadonlySet<string> = new Set();
  private timers: NodeJS.Timeout[] = [];
  /** The next lease runs out. */
  private alarm: NodeJS.Timeout | undefined;
  private beating: Promise<void> | null = null;
  private following: Promise<void> | null = null;

  constructor(
    {
      id,
      pass,
      url,
      store,
      load,
      now,
    }: Pick<Cluster, 'id' | 'pass'> & {
      url: string | null;
      store: Store;
      load: () => number;
      now: () => number;
    },
    events: ClusterEvents,
  ) {
    this.id = id;
    this.pass = pass;
    this.url = url;
    this.store = store;
    this.load = load;
    this.now = now;
    this.events = events;
  }

  other(id: string): Peer | null {
    return id === this.id ? null : (this.known.find((node) => node.id === id && node.live) ?? null);
  }

  async find(id: string): Promise<Peer | null> {
    if (!this.known.some((node) => node.id === id)) await this.read();
    return this.other(id);
  }

  others(): readonly Peer[] {
    return this.known.filter(({ id, live }) => live && id !== this.id);
  }

  /** What is played under these rules may be played otherwise under older ones, so nothing goes back. */
  leastLoaded(): Peer | null {
    return this.best(({ draining, rules }) => !draining && rules >= OWN);
  }

  knowing(engine: string): Peer | null {
    const newest = newestOf(engine);
    return newest <= OWN ? null : this.best(({ rules }) => rules >= newest);
  }

  private best(fits: (node: Known) => boolean): Peer | null {
    const open = this.known.filter((node) => node.live && fits(node));
    const [best] = open.toSorted((a, b) => a.load - b.load || Number(b.id === this.id) - Number(a.id === this.id));
    if (best === undefined) return null;
    // Until it says itself how much it has, so that not everything goes to the same one.
    best.load++;
    return best.id === this.id ? null : best;
  }

  isTrusted(): boolean {
    return !this.silent && this.now() - this.renewed <= SILENT;
  }

  async start(address: string): Promise<void> {
    this.address = address;
    await this.beat();
    await this.sweep();
    this.timers = [
      setInterval(() => this.beat(), BEAT),
      setInterval(() => this.look(), LOOK),
      setInterval(() => this.sweep(), SWEEP),
    ];
    for (const timer of this.timers) timer.unref();
  }

  async drain(): Promise<void> {
    this.draining = true;
    // From this moment nothing is meant for this node, whatever was read last.
    this.known = this.known.map((node) => (node.id === this.id ? { ...node, draining: true } : node));
    await this.store.write({ steps: [['node.drain', 1, this.id]] });
  }

  async part(person: string, device: string | null): Promise<void> {
    const steps = [['partings.tidy', PARTING] as const, ['parting.add', person, device ?? ''] as const];
    if ((await this.store.write({ steps })) === 'lost') throw new StorageError();
  }

  async leave(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    clearTimeout(this.alarm);
    await Promise.all([this.beating, this.following]);
    await this.store.write({ steps: [['node.leave', this.id]] });
  }

  /** A process that slept, or cannot reach the database, knows that it is no longer trusted before it hears anybody. */
  private look(): void {
    if (this.silent || this.isTrusted()) return;
    this.silent = true;
    this.events.silent();
  }

  private beat(): Promise<void> {
    this.beating ??= this.renew()
      .catch(() => {
        // Nothing was renewed: `look` sees it.
      })
      .finally(() => {
        this.beating = null;
      });
    return this.beating;
  }

  private async renew(): Promise<void> {
    const { url, address, pass, store } = this;
    const began = this.now();
    if ((await store.renew(this.load(), url, address, pass)) === 'lost') return;
    this.look();
    this.renewed = began;
    this.silent = false;
  }

  /** Nothing is taken by a node that others might take for dead. */
  private async sweep(): Promise<void> {
    if (!this.isTrusted()) return;
    this.following ??= this.follow()
      .catch(() => {
        // What cannot be read now is read the next time.
      })
      .finally(() => {
        this.following = null;
      });
    await this.following;
  }

  /** Whoever dies is missed when its lease ends, not half a second later. */
  private setAlarm(): void {
    clearTimeout(this.alarm);
    const left = Math.min(...this.known.filter(({ id, live }) => live && id !== this.id).map((node) => node.left));
    if (left >= SWEEP) return;
    this.alarm = setTimeout(() => void this.sweep(), left + AFTER_THE_END);
    this.alarm.unref();
  }

  private async read(): Promise<void> {
    const before = this.known;
    this.known = (await this.store.all('nodes.all', DEAD)).map((found) => ({
      id: String(found.id),
      rules: newestOf(String(found.engine ?? '')),
      pass: String(found.pass ?? ''),
      url: found.url === null ? null : String(found.url),
      address: String(found.peer ?? ''),
      load: Number(found.load ?? 0),
      live: Number(found.left_ms) > 0,
      left: Number(found.left_ms),
      draining: Number(found.draining) === 1,
    }));
    this.setAlarm();
    for (const { id } of before.filter(({ live }) => live)) if (this.isDead(id)) this.events.died(id);
  }

  private isDead(id: string): boolean {
    return id !== this.id && !this.known.some((node) => node.id === id && node.live);
  }

  /** What the operator has ordered, and what dead nodes have left. */
  private async follow(): Promise<void> {
    const { id, store, events } = this;
    await this.read();
    const me = this.known.find((node) => node.id === id);
    this.draining = me?.draining === true;
    for (const { table_id: table, node } of await store.all('moves.of', id)) {
      const to = this.other(String(node));
      if (to !== null) events.move(String(table), to);
      await store.write({ steps: [['move.drop', String(table)]] });
    }
    for (const { person, device } of await store.all('partings.new', PARTING))
      events.parted(String(person), device === '' ? null : String(device));
    // Every time: somebody may have sent a table here before he knew.
    if (this.draining) return events.drain();
    const left = await store.all('tables.orphans', id, DEAD);
    // What was played under newer rules goes to whoever knows them.
    const orphans = left
      .filter(({ engine }) => this.knowing(String(engine ?? '')) === null)
      .map((found) => String(found.id));
    const mine = orphans.filter((table) => this.seen.has(table) || this.isShare(table));
    this.seen = new Set(orphans);
    if (mine.length > 0) events.orphaned(mine);
  }

  /** Those who are left share what the dead have left; what somebody leaves lying anybody takes the next time. */
  private isShare(table: string): boolean {
    const heirs = this.known.filter(({ live, draining }) => live && !draining);
    const last = table.charCodeAt(table.length - 1);
    return heirs[last % heirs.length]?.id === this.id;
  }
}
