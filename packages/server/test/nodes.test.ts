import { afterAll, beforeAll, expect, test } from 'vitest';
import { Api } from '../src/load/api.ts';
import { openTable } from '../src/load/load-table.ts';
import { Seat } from '../src/load/seat.ts';
import { Admin } from '../src/nodes/admin.ts';
import { Between } from './between.ts';
import { freePort, startDatabase } from './database.ts';
import { full, playThrough, wait } from './killing.ts';
import { ServerProcess } from './process.ts';
import { newFolder, SETUP } from './serving.ts';

/** A node, and the wire between it and the database. */
class Node {
  readonly name: string;
  readonly port: number;
  readonly wire: Between;
  process: ServerProcess;
  /** Is anybody sent there? */
  listed = true;
  private readonly env: Record<string, string>;

  private constructor(name: string, port: number, wire: Between, database: string) {
    this.name = name;
    this.port = port;
    this.wire = wire;
    const url = new URL(database);
    url.port = String(wire.port);
    this.env = { NODE: name, PORT: String(port), DATABASE_URL: url.href, DATA: newFolder(), TRUST_PROXY: '1' };
    this.process = new ServerProcess(this.env);
  }

  static async start(name: string, database: string): Promise<Node> {
    const wire = await new Between(() => [Number(new URL(database).port)]).listen();
    const node = new Node(name, await freePort(), wire, database);
    await node.process.up();
    return node;
  }

  async restart(): Promise<void> {
    this.process = new ServerProcess(this.env);
    await this.process.up();
    this.listed = true;
  }

  async stop(): Promise<void> {
    await this.process.end('SIGTERM');
    this.wire.close();
  }
}

let url = '';
let stopDatabase = async (): Promise<void> => {};
let nodes: Node[] = [];
let door: Between;
let api: Api;

beforeAll(async () => {
  ({ url, stop: stopDatabase } = await startDatabase());
  nodes = await Promise.all(['ann', 'ben', 'cora'].map((name) => Node.start(name, url)));
  door = await new Between(() => nodes.filter(({ listed }) => listed).map(({ port }) => port)).listen();
  api = new Api(`http://127.0.0.1:${door.port}`);
}, 120_000);
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  door.close();
  await stopDatabase();
}, 60_000);

const HABITS = { pace: 25, takeBack: 0, drop: 0, random: Math.random };
const at = ({ port }: Node): Api => new Api(`http://127.0.0.1:${port}`);

test('a link works at every node, and everybody sees the same table', async () => {
  const table = await openTable(at(nodes[0]), { ...SETUP, players: 4, pace: 'off' }, 3, HABITS);
  const onlookers = await Promise.all(
    nodes.map(async (node) => new Seat(at(node), await at(node).guest('Looker'), table.id)),
  );
  await Promise.all(
    onlookers.map((seat) => seat.until(() => seat.follower.view?.over === true, 'for the end', 60_000)),
  );
  for (const seat of onlookers) expect(seat.follower.view).toEqual(onlookers[0].follower.view);
  for (const seat of [...onlookers, ...table.seats]) seat.close();
}, 120_000);

test('an operator sees the nodes, moves a table and drains a node, and nobody at the table loses anything', async () => {
  const admin = await Admin.open(url);
  const table = await openTable(at(nodes[0]), { ...SETUP, players: 4, pace: 'off' }, 3, { ...HABITS, pace: 400 });
  const owner = async (): Promise<string> => (await admin.tables()).find(({ id }) => id === table.id)?.owner ?? '';
  expect((await admin.nodes()).map(({ id, state }) => [id, state])).toEqual([
    ['ann', 'live'],
    ['ben', 'live'],
    ['cora', 'live'],
  ]);
  const first = await owner();
  const second = nodes.find(({ name }) => name !== first)?.name ?? '';
  await admin.move(table.id, second);
  await expect.poll(owner, { timeout: 10_000 }).toBe(second);
  await admin.drain(second);
  await expect.poll(owner, { timeout: 10_000 }).not.toBe(second);
  expect((await admin.nodes()).find(({ id }) => id === second)?.state).toBe('draining');
  const [{ follower }] = table.seats;
  const { seq } = follower;
  await table.seats[0].until(() => follower.seq > seq + 2, 'for the game to go on', 20_000);
  await expect(admin.drain('nobody')).rejects.toThrow('There is no node nobody; there are: ann, ben, cora.');
  await expect(admin.move('no-table', 'ann')).rejects.toThrow('There is no table no-table.');
  await admin.close();
  for (const player of table.players) player.stop();
  for (const seat of table.seats) seat.close();
  // Started again it takes part again.
  const drained = nodes.find(({ name }) => name === second);
  expect(await drained?.process.end('SIGTERM')).toBe(0);
  await drained?.restart();
}, 120_000);

test('a second node of the same name takes the name over, and the first one stops with a sentence', async () => {
  const [{ process: first }] = nodes;
  const second = await Node.start('ann', url);
  expect(await first.exit()).toBe(1);
  expect(first.errors).toContain('Another server has taken over');
  await second.stop();
  await nodes[0].restart();
}, 60_000);

const TROUBLES: readonly ((node: Node) => Promise<void>)[] = [
  async (node) => {
    node.listed = false;
    await node.process.end('SIGKILL');
    await wait(500);
    await node.restart();
  },
  async (node) => {
    node.process.child.kill('SIGSTOP');
    await wait(full ? 20_000 : 5000);
    node.process.child.kill('SIGCONT');
  },
  async (node) => {
    node.wire.cut();
    await wait(5000);
    node.wire.mend();
  },
  async (node) => {
    node.listed = false;
    expect(await node.process.end('SIGTERM')).toBe(0);
    await node.restart();
  },
  async (node) => {
    node.listed = false;
    await node.process.end('SIGKILL');
    await wait(4000);
    await node.restart();
  },
];

// A minute of three processes that are stopped and killed: for the full run, with few tables by SIXGUN_FAULTS=1.
const inFull = test.runIf(full || process.env.SIXGUN_FAULTS === '1');

inFull(
  'killed, stopped, cut off and upgraded one after another, nodes lose no move, make none twice and fork no table',
  () =>
    playThrough(
      api,
      full ? 300 : 30,
      async () => {
        for (let fault = 0; fault < (full ? 20 : TROUBLES.length); fault++) {
          await TROUBLES[fault % TROUBLES.length](nodes[fault % nodes.length]);
          await wait(500);
        }
      },
      150,
    ),
  2_000_000,
);
