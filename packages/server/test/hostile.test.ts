import { LIMITS } from '@sixgun/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Guest } from '../src/load/api.ts';
import { heap } from './heap.ts';
import { comer, fillWithBots, newTable, SETUP, type Served, serve, startGame } from './serving.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.stop());

const MESSAGES = process.env.SIXGUN_FULL === '1' ? 100_000 : 1500;
const VALID: readonly Record<string, unknown>[] = [
  { t: 'hello', v: 2, since: 3 },
  { t: 'move', id: 'abcdefgh', q: 1, picks: [20480], sure: true, seat: 0 },
  { t: 'back', id: 'abcdefgi', q: 1 },
  { t: 'next', q: 1, draft: [1] },
  { t: 'why', q: 1, picks: [4100] },
  { t: 'position' },
  { t: 'look', seat: 0 },
  { t: 'look', seat: 'open' },
  { t: 'prefs', spare: false },
  { t: 'sit', seat: 0 },
  { t: 'ready', hash: '0'.repeat(64) },
  { t: 'salt', salt: '0'.repeat(32) },
  { t: 'start', rev: 3 },
  { t: 'kick', rev: 3, person: 'p00000000000', ban: true },
  { t: 'rematch', yes: true },
  { t: 'swap', rev: 3, seats: [0, 1] },
  { t: 'give', rev: 3, seat: 2, person: 'p00000000000' },
  { t: 'react', reaction: 'laugh' },
  { t: 'bet', side: 'law' },
  { t: 'host', rev: 3, person: 'p00000000000' },
];
const ODD: readonly unknown[] = [
  null,
  -1,
  1e300,
  '',
  '__proto__',
  [],
  {},
  true,
  'x'.repeat(3000),
  [[[[[1]]]]],
  65536,
  0.5,
];

const some = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)];

/** A message made from a valid one: a field changed, taken away or added, or the text itself broken. */
function mutated(): string | Buffer {
  const message: Record<string, unknown> = { ...some(VALID) };
  const keys = Object.keys(message);
  switch (Math.floor(Math.random() * 16)) {
    case 0:
      message[some(keys)] = some(ODD);
      break;
    case 1:
      delete message[some(keys)];
      break;
    case 2:
      message.more = some(ODD);
      break;
    case 3:
      return JSON.stringify(message).slice(0, -2);
    case 4:
      return Buffer.from([0xff, 0xfe, 0x80, ...Buffer.from(JSON.stringify(message))]);
    case 5:
      return '['.repeat(2000) + ']'.repeat(2000);
    default:
      break;
  }
  return JSON.stringify(message);
}

const raw = (table: string, headers: Record<string, string>): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(served.api.socket(table), { headers, perMessageDeflate: true });
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
const as = ({ token }: Guest): Record<string, string> => ({ authorization: `Bearer ${token}` });
const closeOf = (socket: WebSocket): Promise<number> => new Promise((resolve) => socket.once('close', resolve));

describe('a server that is badly treated', () => {
  test('turns away whoever comes from another page, or as nobody, or to no table', async () => {
    const { api } = served;
    const ann = await newTable(api);
    await expect(raw(ann.table, { ...as(ann.guest), origin: 'https://elsewhere.example' })).rejects.toThrow('403');
    await expect(raw(ann.table, {})).rejects.toThrow('403');
    expect(await closeOf(await raw(ann.table, { authorization: `Bearer ${'x'.repeat(43)}` }))).toBe(4401);
    expect(await closeOf(await raw('nosuchtable', as(ann.guest)))).toBe(4404);
    ann.close();
  });

  test('packs nothing, whatever is offered', async () => {
    const ann = await newTable(served.api);
    const socket = await raw(ann.table, as(ann.guest));
    expect(socket.extensions).toBe('');
    socket.terminate();
    ann.close();
  });

  test('warns once of what it cannot read, then closes; at what is too long it closes at once', async () => {
    const ann = await newTable(served.api);
    const socket = await raw(ann.table, as(ann.guest));
    const heard: string[] = [];
    socket.on('message', (data) => heard.push(data.toString()));
    socket.send('{');
    socket.send('nothing');
    expect(await closeOf(socket)).toBe(4400);
    expect(heard.map((text) => JSON.parse(text).code)).toEqual(['form', 'form']);
    const long = await raw(ann.table, as(ann.guest));
    long.send('x'.repeat(LIMITS.frame + 1));
    expect(await closeOf(long)).toBe(4413);
    ann.close();
  });

  test(
    `${MESSAGES} broken and foreign messages have no effect on a game`,
    async () => {
      const { api } = served;
      const ann = await newTable(api, { ...SETUP, pace: 'off', players: 4 });
      const ben = await comer(api, ann.table, 'Ben');
      await fillWithBots(ann);
      await startGame(ann);
      const seatsBefore = ann.room?.seats.map(({ person, bot }) => [person, bot]);
      const mallory = await api.guest('Mallory');
      let socket = await raw(ann.table, as(mallory));
      const seen = new Set<string>();
      /** Says hello and waits for the answer: what comes at once with it could close the socket before. */
      const listen = (): Promise<void> =>
        new Promise((greeted) => {
          socket.once('close', () => greeted());
          socket.on('message', (data) => {
            if (data.toString().includes('"welcome"')) greeted();
            const message = JSON.parse(data.toString());
            if (message.t === 'table') expect(message.as).toBe(8);
            expect(message.decision ?? null).toBeNull();
            seen.add(message.code ?? message.t);
          });
          socket.send('{"t":"hello","v":2}');
        });
      await listen();
      const heapBefore = heap();
      for (let i = 0; i < MESSAGES; i++) {
        if (socket.readyState !== WebSocket.OPEN) {
          socket = await raw(ann.table, as(mallory));
          await listen();
        }
        socket.send(mutated());
        if (i % 4 === 3) await new Promise((resolve) => setTimeout(resolve, 1));
      }
      await new Promise((resolve) => setTimeout(resolve, 300));
      socket.terminate();
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(heap() - heapBefore).toBeLessThan(20_000_000);
      const log = await api.call<{ made_by: string }[]>('GET', `/test/log/${ann.follower.game}`, null);
      expect(log.filter(({ made_by }) => made_by === 'person')).toEqual([]);
      expect(ann.room?.seats.map(({ person, bot }) => [person, bot])).toEqual(seatsBefore);
      expect([...seen]).toEqual(
        expect.arrayContaining(['form', 'no-seat', 'not-host', 'not-open', 'welcome', 'table']),
      );
      expect((await fetch(`${api.base}/readyz`)).status).toBe(200);
      for (const seat of [ann, ben]) seat.close();
    },
    120_000 + 10 * MESSAGES,
  );
});

test('whoever sends too much is told so, and then sent away', async () => {
  const strict = await serve({ SIXGUN_TEST: '0' });
  const ann = await newTable(strict.api);
  const socket = new WebSocket(strict.api.socket(ann.table), { headers: as(ann.guest) });
  await new Promise((resolve) => socket.once('open', resolve));
  const codes: string[] = [];
  socket.on('message', (data) => codes.push(JSON.parse(data.toString()).code));
  for (let i = 0; i < 300; i++) socket.send('{"t":"here"}');
  expect(await closeOf(socket)).toBe(4429);
  expect(codes.filter((code) => code === 'rate').length).toBeGreaterThan(100);
  ann.close();
  await strict.stop();
});

test.each(['ping', 'pong'] as const)(
  'so is whoever sends one %s after another, and hardly any is answered',
  async (kind) => {
    const strict = await serve({ SIXGUN_TEST: '0' });
    const ann = await newTable(strict.api);
    const socket = new WebSocket(strict.api.socket(ann.table), { headers: as(ann.guest) });
    await new Promise((resolve) => socket.once('open', resolve));
    let answers = 0;
    socket.on('pong', () => answers++);
    for (let i = 0; i < 300; i++) socket[kind]('x'.repeat(100));
    expect(await closeOf(socket)).toBe(4429);
    expect(answers).toBeLessThan(60);
    ann.close();
    await strict.stop();
  },
);

test('who asks for the whole table again and again, by whatever word, is told that it is too much', async () => {
  const strict = await serve({ SIXGUN_TEST: '0' });
  const ann = await newTable(strict.api);
  for (let i = 0; i < 12; i++) ann.send({ t: 'look', seat: null });
  await ann.until(() => (ann.refusals.get('rate') ?? 0) + (ann.refusals.get('not-asked') ?? 0) === 12, 'for answers');
  expect(ann.refusals.get('rate')).toBeGreaterThan(4);
  ann.close();
  await strict.stop();
});

test('who changes the rules of a table again and again is told that it is too much', async () => {
  const strict = await serve({ SIXGUN_TEST: '0' });
  const ann = await newTable(strict.api);
  for (let i = 0; i < 25; i++) ann.send({ t: 'setup', rev: 0, doc: SETUP });
  await ann.until(() => (ann.refusals.get('rate') ?? 0) + (ann.refusals.get('stale') ?? 0) === 25, 'for answers');
  expect(ann.refusals.get('rate')).toBeGreaterThan(2);
  ann.close();
  await strict.stop();
});

test('who was sent away is not heard any more, even if he does not hang up', async () => {
  const { api } = served;
  const ann = await newTable(api);
  const [ban, kick] = [await api.guest('Mallory'), await api.guest('Trudy')];
  const sockets = [];
  for (const guest of [ban, kick]) {
    const socket = await raw(ann.table, as(guest));
    sockets.push(socket);
    socket.send('{"t":"hello","v":2}');
    await new Promise((resolve) => socket.once('message', resolve));
    await ann.until(() => ann.room?.watching.some(({ person }) => person === guest.id) ?? false, 'for a guest');
    // Whoever does not read does not hear that he is to go.
    socket.pause();
    const { rev } = ann;
    ann.send({ t: 'kick', rev, person: guest.id, ban: guest === ban });
    await ann.until(() => ann.rev > rev, 'for another document');
  }
  const said: string[] = [];
  const before = ann.onMessage;
  ann.onMessage = (message) => {
    before(message);
    if (message.t === 'chat') said.push(message.name);
  };
  for (const socket of sockets) {
    socket.send('{"t":"say","id":"still-here","room":"table","text":"Still here"}');
    socket.send('{"t":"sit"}');
  }
  await new Promise((resolve) => setTimeout(resolve, 150));
  ann.send({ t: 'say', id: 'quiet-now', room: 'table', text: 'Quiet now' });
  await ann.until(() => said.includes('Ann'), 'for the own words');
  expect(said).toEqual(['Ann']);
  expect(ann.room?.seats.filter(({ person }) => person !== null)).toHaveLength(1);
  for (const socket of sockets) socket.terminate();
  ann.close();
});

/** What it hears first: its welcome, or why there is none. */
const first = (socket: WebSocket): Promise<string> =>
  new Promise((resolve) => {
    socket.once('open', () => socket.send('{"t":"hello","v":2}'));
    socket.once('message', (data) => {
      const { t, code } = JSON.parse(data.toString());
      resolve(code ?? t);
    });
  });

test('who comes ten times at once to a table that is still to be loaded has four sockets there, too', async () => {
  const strict = await serve({ SIXGUN_TEST: '0' });
  const guest = await strict.api.guest('Ann');
  const { id } = await strict.api.table(guest.token, SETUP);
  const ten = Array.from({ length: 10 }, () => new WebSocket(strict.api.socket(id), { headers: as(guest) }));
  const heard = await Promise.all(ten.map(first));
  expect(heard.toSorted()).toEqual([...Array(6).fill('full'), ...Array(4).fill('welcome')]);
  for (const socket of ten) socket.terminate();
  await strict.stop();
});

test('a person has four sockets at a table; whoever goes makes room, and so does whoever was refused', async () => {
  const strict = await serve({ SIXGUN_TEST: '0' });
  const ann = await newTable(strict.api);
  const come = (): WebSocket => new WebSocket(strict.api.socket(ann.table), { headers: as(ann.guest) });
  const three = [come(), come(), come()];
  expect(await Promise.all(three.map(first))).toEqual(['welcome', 'welcome', 'welcome']);
  const refused = come();
  expect(await first(refused)).toBe('full');
  for (const socket of three) socket.terminate();
  await expect.poll(async () => await first(come())).toBe('welcome');
  ann.close();
  await strict.stop();
});

test('nothing secret is in the logs, at any level', async () => {
  const { ServerProcess } = await import('./process.ts');
  const { newFolder } = await import('./serving.ts');
  const { Api } = await import('../src/load/api.ts');
  const { Player } = await import('../src/load/player.ts');
  const folder = newFolder();
  const port = String(26_000 + (process.pid % 10_000));
  const server = new ServerProcess({ DATA: folder, PORT: port, LOG_LEVEL: 'debug' });
  await server.up();
  const api = new Api(`http://localhost:${port}`);
  const ann = await newTable(api, { ...SETUP, pace: 'off' });
  await fillWithBots(ann);
  await startGame(ann);
  ann.send({ t: 'say', id: 'say-01', room: 'table', text: 'psst, a secret' });
  // Whoever comes with a cookie, and one who comes with nonsense.
  const page = { origin: api.base, 'content-type': 'application/json' };
  const made = await fetch(`${api.base}/api/me`, { method: 'POST', headers: page, body: '{"name":"Cookie"}' });
  const cookie = made.headers.get('set-cookie')?.split(';')[0].split('=')[1] ?? '';
  expect(cookie).toHaveLength(43);
  await fetch(`${api.base}/api/me`, { headers: { cookie: `sixgun=${cookie}` } });
  await fetch(`${api.base}/api/me`, { method: 'PATCH', headers: { ...page, cookie: `sixgun=${cookie}` }, body: '{' });
  const player = new Player(ann, { pace: 2, takeBack: 0, drop: 0, random: Math.random });
  await ann.until(() => ann.follower.seq > 10, 'for ten rows');
  const log = await api.call<{ line: string; picks: string; cid: string | null }[]>(
    'GET',
    `/test/log/${ann.follower.game}`,
    null,
  );
  player.stop();
  ann.close();
  await server.end('SIGTERM');
  const output = server.output + server.errors;
  for (const secret of [
    ann.guest.token,
    cookie,
    'psst',
    ...log.flatMap(({ line, cid }) => [line, cid ?? line]),
    ...log.flatMap(({ picks }) => (picks.includes(' ') ? [picks, picks.replaceAll(' ', ',')] : [])),
  ])
    expect(output).not.toContain(secret);
}, 60_000);
