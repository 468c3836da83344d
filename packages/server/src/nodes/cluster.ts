import { ENGINE_VERSION } from '@sixgun/engine';
import type { Store } from '../store/store.ts';
import { BEAT, DEAD, SILENT } from './lease.ts';
import { type Nodes, newestOf, type Peer } from './nodes.ts';

const LOOK = 200;
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
  /** This node is dead: nothing comes from there any more. */
  died(node: string): void;
}

interface Known extends Peer {
  /** Version of its rules. */
  rules: number;
  load: number;
  live: boolean;
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
    await this.following;
    this.timers = [setInterval(() => this.beat(), BEAT), setInterval(() => this.look(), LOOK)];
    for (const timer of this.timers) timer.unref();
  }

  async drain(): Promise<void> {
    this.draining = true;
    await this.store.write({ steps: [['node.drain', 1, this.id]] });
    await this.read();
  }

  async leave(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
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
    const { id, url, address, pass, store } = this;
    const began = this.now();
    if ((await store.write({ steps: [['node.renew', this.load(), url, address, pass, id]] })) === 'lost') return;
    this.look();
    this.renewed = began;
    this.silent = false;
    // The next beat does not wait for what follows from this one.
    this.following ??= this.follow()
      .catch(() => {
        // What cannot be read now is read with the next beat.
      })
      .finally(() => {
        this.following = null;
      });
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
      live: Number(found.live) === 1,
      draining: Number(found.draining) === 1,
    }));
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
    // With every beat: somebody may have sent a table here before he knew.
    if (this.draining) return events.drain();
    const orphans = (await store.all('tables.orphans', id, DEAD)).map((found) => String(found.id));
    const mine = orphans.filter((table) => this.seen.has(table) || this.isShare(table));
    this.seen = new Set(orphans);
    if (mine.length > 0) events.orphaned(mine);
  }

  /** Those who are left share what the dead have left; what somebody leaves lying anybody takes with the next beat. */
  private isShare(table: string): boolean {
    const heirs = this.known.filter(({ live, draining }) => live && !draining);
    const last = table.charCodeAt(table.length - 1);
    return heirs[last % heirs.length]?.id === this.id;
  }
}
