import pg from 'pg';
import { Api } from '../src/load/api.ts';
import { Between } from './between.ts';
import { freePort, startDatabase } from './database.ts';
import { ServerProcess, SOURCE } from './process.ts';
import { newFolder } from './serving.ts';
import { Wire } from './wire.ts';

const ELSEWHEN = new URL('./elsewhen.ts', import.meta.url).href;
const MINUTE = 60_000;

/** A node, and the wire between it and the database. */
export class Node {
  readonly name: string;
  readonly port: number;
  readonly wire: Wire;
  process: ServerProcess;
  /** Is anybody sent there? */
  listed = true;
  private readonly env: Record<string, string>;

  private constructor(name: string, port: number, wire: Wire, database: string, env: Record<string, string>) {
    this.name = name;
    this.port = port;
    this.wire = wire;
    const url = new URL(database);
    url.port = String(wire.port);
    const own = { NODE_NAME: name, PORT: String(port), DATABASE_URL: url.href, DATA: newFolder(), TRUST_PROXY: '1' };
    // What is measured must not go through the process that measures.
    this.env = { ...own, ...env };
    if (env.DIRECT !== undefined) this.env.DATABASE_URL = database;
    if (env.NAMED !== undefined) this.env.NODE_URL = `http://127.0.0.1:${port}`;
    this.process = this.spawn();
  }

  private spawn(): ServerProcess {
    return new ServerProcess(this.env, ['--import', ELSEWHEN, ...SOURCE]);
  }

  static async start(name: string, database: string, env: Record<string, string> = {}): Promise<Node> {
    const wire = await Wire.to(Number(new URL(database).port));
    const node = new Node(name, await freePort(), wire, database, env);
    await node.process.up();
    return node;
  }

  get api(): Api {
    return new Api(`http://127.0.0.1:${this.port}`);
  }

  async figure(name: string): Promise<number> {
    const figures = await this.api.call<string>('GET', '/metrics', null);
    return Number(new RegExp(`^sixgun_${name} (.+)$`, 'm').exec(figures)?.[1] ?? 0);
  }

  async restart(): Promise<void> {
    this.process = this.spawn();
    await this.process.up();
    this.listed = true;
  }

  async stop(): Promise<void> {
    await this.process.end('SIGTERM');
    await this.wire.close();
  }
}

/** Three nodes whose clocks are minutes apart, one PostgreSQL, and a door that leads to any of them. */
export class Service {
  readonly url: string;
  readonly nodes: Node[];
  readonly door: Between;
  private readonly stopDatabase: () => Promise<void>;

  private constructor(url: string, nodes: Node[], door: Between, stopDatabase: () => Promise<void>) {
    this.url = url;
    this.nodes = nodes;
    this.door = door;
    this.stopDatabase = stopDatabase;
  }

  static async start(env: Record<string, string> = {}, count = 3): Promise<Service> {
    const { url, stop } = await startDatabase();
    const clocks = { ann: 7 * MINUTE, ben: -11 * MINUTE, cora: 0 };
    const wanted = Object.entries(clocks).slice(0, count);
    const nodes = await Promise.all(
      wanted.map(([name, clock]) => Node.start(name, url, { ...env, TEST_CLOCK: String(clock) })),
    );
    const listed = (): number[] => nodes.filter((node) => node.listed).map(({ port }) => port);
    return new Service(url, nodes, await new Between(listed).listen(), stop);
  }

  get api(): Api {
    return new Api(`http://127.0.0.1:${this.door.port}`);
  }

  async stop(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.stop()));
    this.door.close();
    await this.stopDatabase();
  }
}

interface Owned {
  id: string;
  owner: string;
  epoch: number;
}

/** Looks into the database who has which table, and how long tables of a node in trouble wait for somebody else. */
export class Owners {
  readonly times: number[] = [];
  private readonly client: pg.Client;

  constructor(url: string) {
    this.client = new pg.Client({ connectionString: url });
  }

  async connect(): Promise<void> {
    await this.client.connect();
  }

  close(): Promise<void> {
    return this.client.end();
  }

  async all(): Promise<Owned[]> {
    return (await this.client.query<Owned>(`select id, owner, epoch from tables where status = 'open'`)).rows;
  }

  async of(table: string): Promise<string> {
    return (await this.all()).find(({ id }) => id === table)?.owner ?? '';
  }

  /** Resolves when all tables that this node has now are somebody else's; their times are kept. */
  async watch({ name }: Node): Promise<void> {
    const began = performance.now();
    const left = new Map((await this.all()).filter(({ owner }) => owner === name).map(({ id, epoch }) => [id, epoch]));
    const until = began + 30_000;
    while (left.size > 0 && performance.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, 30));
      const now = new Map((await this.all()).map((each) => [each.id, each]));
      for (const [id, epoch] of left) {
        const found = now.get(id);
        if (found !== undefined && found.epoch === epoch) continue;
        left.delete(id);
        if (found !== undefined) this.times.push(performance.now() - began);
      }
    }
    if (left.size > 0) throw new Error(`${left.size} tables of ${name} were taken over by nobody.`);
  }

  percentile(share: number): number {
    const sorted = this.times.toSorted((a, b) => a - b);
    return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
  }
}
