import { ENGINE_VERSION } from '@sixgun/engine';
import { verify } from '@sixgun/host';
import { CLOSE } from '@sixgun/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { complaints, type LoadTable, openTable } from '../src/load/load-table.ts';
import { Seat } from '../src/load/seat.ts';
import { Admin } from '../src/nodes/admin.ts';
import { full } from './killing.ts';
import { Node, Owners, Service } from './service.ts';
import { SETUP } from './serving.ts';

let service: Service;
let owners: Owners;
let admin: Admin;

beforeAll(async () => {
  service = await Service.start({ ONLOOKERS: String(GUESTS) });
  owners = new Owners(service.url);
  await owners.connect();
  admin = await Admin.open(service.url);
}, 120_000);
afterAll(async () => {
  await Promise.all([owners.close(), admin.close()]);
  await service.stop();
}, 60_000);

const HABITS = { pace: 25, takeBack: 0, drop: 0, random: Math.random };
const TABLE = { ...SETUP, players: 4, pace: 'off' as const };

/** So many who look on take part at a table of these nodes; the others only watch. */
const GUESTS = 3;
const WATCHERS = 60;

/** Half a minute of several processes each. */
const inFull = test.runIf(full || process.env.SIXGUN_FAULTS === '1');

const hasEnded = ({ follower }: Seat): boolean => follower.view?.over === true;
const isOver = ({ seats }: LoadTable): boolean => seats.every(hasEnded);

function leave({ players, seats }: LoadTable): void {
  for (const player of players) player.stop();
  for (const seat of seats) seat.close();
}

test('a link works at every node, and everybody sees the same table', async () => {
  const [{ api }] = service.nodes;
  const table = await openTable(api, TABLE, 3, HABITS);
  const onlookers = await Promise.all(
    service.nodes.map(async (node) => new Seat(node.api, await node.api.guest('Looker'), table.id)),
  );
  await Promise.all(
    onlookers.map((seat) => seat.until(() => seat.follower.view?.over === true, 'for the end', 60_000)),
  );
  for (const seat of onlookers) expect(seat.follower.view).toEqual(onlookers[0].follower.view);
  for (const seat of onlookers) seat.close();
  leave(table);
}, 120_000);

test('another name or face is seen at the table, at whatever node somebody has changed it', async () => {
  const [{ api }] = service.nodes;
  const guest = await api.guest('Ann');
  const seat = new Seat(api, guest, (await api.table(guest.token, SETUP)).id);
  await seat.until(() => seat.room !== null, 'for the room');
  for (const [i, node] of service.nodes.entries()) {
    const name = `Ann the ${i + 1}.`;
    // Nodes that have just started do not know each other yet.
    const renamed = async (): Promise<unknown> => {
      await node.api.call('PATCH', '/api/me', guest.token, { name });
      return seat.room?.seats[0].name;
    };
    await expect.poll(renamed, { interval: 200, timeout: 5000 }).toBe(name);
  }
  seat.close();
}, 60_000);

test('whoever is forgotten leaves his chair, at whatever node he has asked for it', async () => {
  const [{ api }] = service.nodes;
  const host = await api.guest('Ann');
  const ann = new Seat(api, host, (await api.table(host.token, SETUP)).id);
  await ann.until(() => ann.room !== null, 'for the room');
  for (const node of service.nodes) {
    const guest = await node.api.guest('Ben');
    const ben = new Seat(node.api, guest, ann.table);
    await ben.until(() => ben.room !== null, 'for the room');
    ben.send({ t: 'sit' });
    await ann.until(() => ann.room?.seats[1].name === 'Ben', 'for Ben');
    await node.api.call('DELETE', '/api/me', guest.token);
    await ann.until(() => ann.room?.seats[1].name === '', 'for an empty chair');
    ben.close();
  }
  ann.close();
}, 60_000);

test('clocks that are minutes apart move no table', async () => {
  /** Minutes by which the clocks of those who have got new tables are wrong. */
  const wrong = new Map<string, number>();
  for (let i = 0; i < 30 && wrong.size < 3; i++) {
    const { api } = service.nodes[i % 3];
    const guest = await api.guest('Looker');
    const seat = new Seat(api, guest, (await api.table(guest.token, SETUP)).id);
    seat.onMessage = (message) => {
      if (message.t === 'welcome') wrong.set(message.node, Math.round((message.now - Date.now()) / 60_000) || 0);
    };
    await seat.until(() => seat.room !== null, 'for the room');
    seat.close();
  }
  expect(Object.fromEntries(wrong)).toEqual({ ann: 7, ben: -11, cora: 0 });
  for (const node of service.nodes) expect([node.name, await node.figure('taken_over')]).toEqual([node.name, 0]);
}, 60_000);

test('an operator sees the nodes, moves a table and drains a node, and nobody at the table loses anything', async () => {
  const [{ api }] = service.nodes;
  const table = await openTable(api, TABLE, 3, { ...HABITS, pace: 400 });
  const owner = (): Promise<string> => owners.of(table.id);
  expect((await admin.nodes()).map(({ id, state }) => [id, state])).toEqual([
    ['ann', 'live'],
    ['ben', 'live'],
    ['cora', 'live'],
  ]);
  const first = await owner();
  const second = service.nodes.find(({ name }) => name !== first)?.name ?? '';
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
  leave(table);
  // Started again it takes part again.
  const drained = service.nodes.find(({ name }) => name === second);
  expect(await drained?.process.end('SIGTERM')).toBe(0);
  await drained?.restart();
}, 120_000);

test('a device that is signed out at one node is sent away at every node', async () => {
  const [{ api }] = service.nodes;
  const ann = await api.guest('Ann');
  const { id } = await api.table(ann.token, TABLE);
  const seat = new Seat(api, ann, id);
  await seat.until(() => seat.room !== null, 'for the room');
  const { code } = await api.call<{ code: string }>('POST', '/api/me/recovery', ann.token);
  const away = service.nodes.find(({ name }) => name !== seat.node) ?? service.nodes[0];
  const { token } = await away.api.call<{ token: string }>('POST', '/api/recover', null, { code });
  const devices = await away.api.call<{ id: string; own: boolean }[]>('GET', '/api/me/devices', token);
  const lost = devices.find(({ own }) => !own)?.id;
  await away.api.call('DELETE', `/api/me/devices/${lost}`, token);
  await seat.until(() => seat.closed === CLOSE.auth, 'to be sent away from the table');
}, 30_000);

inFull(
  'a node that is busy for two seconds keeps its tables and its lease',
  async () => {
    for (const node of service.nodes) {
      const before = await node.figure('silences');
      node.process.child.kill('SIGSTOP');
      await new Promise((resolve) => setTimeout(resolve, 2000));
      node.process.child.kill('SIGCONT');
      await new Promise((resolve) => setTimeout(resolve, 1000));
      expect([node.name, await node.figure('silences')]).toEqual([node.name, before]);
    }
  },
  30_000,
);

test('a second node of the same name takes the name over, and the first one stops with a sentence', async () => {
  const [{ process: first }] = service.nodes;
  const second = await Node.start('ann', service.url);
  expect(await first.exit()).toBe(1);
  expect(first.errors).toContain('Another server has taken over');
  await second.stop();
  await service.nodes[0].restart();
}, 60_000);

inFull(
  'through a proxy that drops sockets everybody resumes, and nothing is lost',
  async () => {
    const { api, door } = service;
    const table = await openTable(api, TABLE, 3, HABITS);
    const drops = setInterval(() => door.dropOne(Math.random), 100);
    await expect.poll(() => isOver(table), { timeout: 60_000 }).toBe(true);
    clearInterval(drops);
    expect(table.seats.reduce((sum, { resumes }) => sum + resumes, 0)).toBeGreaterThan(2);
    expect(await complaints(service.nodes[0].api, table)).toEqual([]);
    leave(table);
  },
  90_000,
);

inFull(
  'nodes of another version of the rules work together: nothing is lost on the way there and back',
  async () => {
    // Dealt under these rules: its record is read under them at the end.
    const habits = { ...HABITS, pace: 1500 };
    const table = await openTable(service.api, TABLE, 3, habits);
    const newer = await Node.start('dora', service.url, { TEST_ENGINE: String(Number(ENGINE_VERSION) + 1) });
    habits.pace = 150;
    const owner = (): Promise<string> => owners.of(table.id);
    const goesOn = async (): Promise<void> => {
      const [{ follower }] = table.seats;
      const { seq } = follower;
      await table.seats[0].until(() => follower.seq > seq + 1 || isOver(table), 'for the game to go on', 20_000);
    };
    await admin.move(table.id, 'dora');
    await expect.poll(owner, { timeout: 10_000 }).toBe('dora');
    await goesOn();
    // What newer rules have played stays with them while a node knows them …
    await admin.drain('dora');
    await goesOn();
    expect(await owner()).toBe('dora');
    // … and is played again line by line, with every digest compared, when none does any more.
    expect(await newer.process.end('SIGTERM')).toBe(0);
    await newer.wire.close();
    await goesOn();
    expect(['ann', 'ben', 'cora']).toContain(await owner());
    await expect.poll(() => isOver(table), { timeout: 60_000 }).toBe(true);
    expect(await complaints(service.nodes[0].api, table)).toEqual([]);
    const record = await service.api.call<string>('GET', `/api/games/${table.seats[0].follower.game}`, null);
    expect(verify(record)).toMatchObject({ ok: true });
    leave(table);
  },
  120_000,
);

inFull(
  `${WATCHERS} who watch at three nodes cost the table's own node one copy a node, also when it dies`,
  async () => {
    const { api, nodes } = service;
    const table = await openTable(api, TABLE, 3, { ...HABITS, takeBack: 0.1, pace: 150 });
    const come = async (count: number): Promise<Seat[]> => {
      const seats = await Promise.all(
        Array.from({ length: count }, async () => new Seat(api, await api.guest('Looker'), table.id)),
      );
      await Promise.all(seats.map((seat) => seat.until(() => seat.follower.view !== null, 'for the table')));
      return seats;
    };
    const guests = await come(GUESTS);
    // The first one too many makes the table a crowded one, which every node then knows.
    const watchers = [...(await come(1)), ...(await come(WATCHERS - 1))];
    const all = [...guests, ...watchers];
    await table.seats[0].until(() => (table.seats[0].room?.onlookers ?? 0) >= all.length - 2, 'for the count');
    const heads = await Promise.all(nodes.map((node) => node.figure('watchers')));
    expect(Math.min(...heads)).toBeGreaterThan(WATCHERS / 6);
    const dying = nodes.find(({ name }) => name === guests[0].node) ?? nodes[0];
    dying.listed = false;
    await dying.process.end('SIGKILL');
    await Promise.all(all.map((seat) => seat.until(() => hasEnded(seat), 'for the end', 90_000)));
    for (const seat of all) {
      expect(seat.follower.view).toEqual(all[0].follower.view);
      expect(seat.follower.story).toEqual(all[0].follower.story);
      expect(seat.follower.drifts).toBe(0);
    }
    // Two thirds of them were at other nodes, and have noticed nothing.
    expect(watchers.filter(({ resumes }) => resumes === 0).length).toBeGreaterThan(WATCHERS / 3);
    for (const seat of [...all, ...table.seats]) seat.close();
    await dying.restart();
  },
  180_000,
);
