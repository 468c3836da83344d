import { rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { MOST } from '../src/limits.ts';
import { unplayable } from '../src/table/doc.ts';
import { heap } from './heap.ts';
import { comer, fillWithBots, newFolder, newTable, SETUP, type Served, serve, startGame } from './serving.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.stop());

const figure = async (name: string): Promise<number> => {
  const figures = await served.api.call<string>('GET', '/metrics', null);
  return Number(new RegExp(`^sixgun_${name} (.+)$`, 'm').exec(figures)?.[1] ?? 0);
};

describe('a connection', () => {
  test('that does not answer a ping is closed; one that does may be silent for as long as it likes', async () => {
    const impatient = await serve({}, { silence: { ping: 300, gone: 1500 } });
    const ann = await newTable(impatient.api);
    const headers = { authorization: `Bearer ${ann.guest.token}` };
    const dead = new WebSocket(impatient.api.socket(ann.table), { headers, autoPong: false });
    let pinged = false;
    dead.on('ping', () => {
      pinged = true;
    });
    const code = await new Promise((resolve) => dead.once('close', resolve));
    expect({ code, pinged }).toEqual({ code: 1006, pinged: true });
    expect(ann.resumes).toBe(0);
    ann.close();
    await impatient.stop();
  });

  test('of somebody whose network has changed too often makes room for him as soon as it is asked whether it is alive', async () => {
    // Nobody would be asked for an hour; limits as people have them.
    const strict = await serve({ SIXGUN_TEST: '0' }, { silence: { ping: 3_600_000, gone: 400 } });
    const { api } = strict;
    const ann = await api.guest('Ann');
    const { id } = await api.table(ann.token, SETUP);
    const comes = () =>
      new Promise<{ t: string; code?: string }>((resolve) => {
        const socket = new WebSocket(api.socket(id), {
          headers: { authorization: `Bearer ${ann.token}` },
          autoPong: false,
        });
        socket.on('open', () => socket.send('{"t":"hello","v":2}'));
        socket.once('message', (data) => resolve(JSON.parse(String(data))));
      });
    for (let n = 0; n < MOST.socketsAtTable; n++) expect(await comes()).toMatchObject({ t: 'welcome' });
    expect(await comes()).toMatchObject({ t: 'error', code: 'full' });
    await expect.poll(comes, { timeout: 5000, interval: 200 }).toMatchObject({ t: 'welcome' });
    await strict.stop();
  });

  test('that never reads is closed before it fills the memory, and nobody else notices', async () => {
    const ann = await newTable(served.api, { ...SETUP, pace: 'off' });
    const ben = await comer(served.api, ann.table, 'Ben');
    await fillWithBots(ann);
    await startGame(ann);
    const headers = { authorization: `Bearer ${ann.guest.token}` };
    const deaf = new WebSocket(served.api.socket(ann.table), { headers });
    await new Promise((resolve) => deaf.once('open', resolve));
    deaf.pause();
    const before = await figure('slow_readers');
    const gone = new Promise((resolve) => deaf.once('close', resolve));
    // Each greeting is answered by the whole table; what the system itself holds back is full after some megabytes.
    for (let i = 0; i < 20_000 && deaf.readyState === WebSocket.OPEN && (await atMost(i)) === before; i++)
      deaf.send('{"t":"hello","v":2}');
    deaf.resume();
    await gone;
    expect(await figure('slow_readers')).toBe(before + 1);
    expect(ann.resumes + ben.resumes).toBe(0);
    expect(ann.follower.drifts).toBe(0);
    for (const seat of [ann, ben]) seat.close();

    /** Looks at the figures now and then. */
    async function atMost(i: number): Promise<number> {
      return i % 100 === 99 ? figure('slow_readers') : before;
    }
  }, 60_000);
});

describe('a request', () => {
  const LARGE = 20_000_000;
  let impatient: Served;
  let folder: string;
  beforeAll(async () => {
    folder = newFolder();
    writeFileSync(join(folder, 'large.png'), Buffer.alloc(LARGE));
    impatient = await serve({}, { askedWithin: 200, page: folder });
  });
  afterAll(async () => {
    await impatient.stop();
    rmSync(folder, { recursive: true });
  });
  const ask = (text: string): Socket => {
    const { hostname, port, host } = new URL(impatient.api.base);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {
      // `close` follows.
    });
    socket.write(`${text} HTTP/1.1\r\nHost: ${host}\r\n`);
    return socket;
  };

  test('that does not come to its end is closed', async () => {
    const socket = ask('POST /api/me');
    socket.write('Content-Type: application/json\r\nContent-Length: 99\r\n\r\n{');
    const said = await new Promise((resolve) => socket.once('data', (data) => resolve(String(data))));
    expect(said).toContain('408');
    socket.destroy();
  });

  test('whose answer nobody reads is closed', async () => {
    const socket = ask('GET /large.png');
    socket.write('\r\n');
    let bytes = 0;
    socket.on('data', (data) => {
      bytes += data.length;
    });
    await new Promise((resolve) => socket.once('data', resolve));
    socket.pause();
    await new Promise((resolve) => setTimeout(resolve, 2000));
    socket.resume();
    await new Promise((resolve) => socket.once('close', resolve));
    expect(bytes).toBeLessThan(LARGE);
  });
});

describe('a person', () => {
  test('has at most three tables open, and four sockets at one', async () => {
    const strict = await serve({ SIXGUN_TEST: '0' });
    const { api } = strict;
    const guest = await api.guest('Ann');
    const asked = await Promise.allSettled(Array.from({ length: 6 }, () => api.table(guest.token, SETUP)));
    const tables = asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(tables).toHaveLength(3);
    await expect(api.table(guest.token, SETUP)).rejects.toThrow('You have 3 tables open already');
    await api.table((await api.guest('Ben')).token, SETUP);
    const headers = { authorization: `Bearer ${guest.token}` };
    const sockets = [];
    for (let i = 0; i < 4; i++) {
      const socket = new WebSocket(api.socket(tables[0].id), { headers });
      socket.on('message', () => {});
      socket.on('open', () => socket.send('{"t":"hello","v":2}'));
      await new Promise((resolve) => socket.once('message', resolve));
      sockets.push(socket);
    }
    const fifth = new WebSocket(api.socket(tables[0].id), { headers });
    const said = await new Promise((resolve) => fifth.once('message', (data) => resolve(data.toString())));
    expect(JSON.parse(String(said))).toMatchObject({ t: 'error', code: 'full' });
    for (const socket of [...sockets, fifth]) socket.terminate();
    await strict.stop();
  });
});

test('set-ups without end are looked at and forgotten again', () => {
  const packs = ['dodge-city', 'high-noon', 'fistful-of-cards', 'wild-west-show', 'gold-rush', 'armed-and-dangerous'];
  const setupOf = (n: number) => ({
    ...SETUP,
    players: 4 + (n % 4),
    packs: ['base', ...packs.filter((_, i) => (n >> (i + 2)) & 1)],
    variants: { 'two-characters': ((n >> 8) & 1) === 1, 'keep-characters': ((n >> 9) & 1) === 1 },
  });
  const heapAfter = (from: number, to: number): number => {
    for (let n = from; n < to; n++) expect(unplayable(setupOf(n))).toBeNull();
    return heap();
  };
  const before = heapAfter(0, 150);
  // Kept, each would be more than 100 kB.
  expect(heapAfter(150, 600) - before).toBeLessThan(20_000_000);
}, 60_000);
