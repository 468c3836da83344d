import { OPEN } from '@sixgun/engine';
import type { ToClient, ToServer } from '@sixgun/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { knownTables } from '../src/online/known-tables.ts';
import { OnlineTable } from '../src/online/online-table.ts';
import { forgetMe, signIn } from '../src/online/person.ts';
import { change, settings, USUAL_FACE, USUAL_NAME } from '../src/state/settings.ts';
import { goOn, withOneDead } from './one-dead.ts';

/** The browser's sockets, in the hands of a test. */
class Wire {
  static all: Wire[] = [];
  readonly sent: ToServer[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};

  constructor() {
    Wire.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {}

  tell(...messages: ToClient[]): void {
    for (const message of messages) this.onmessage({ data: JSON.stringify(message) });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
  const heard = { addEventListener: () => {}, removeEventListener: () => {}, hidden: false };
  const me = () => ({ ok: true, status: 200, headers: new Headers({ 'content-type': 'application/json' }) });
  const fetch = () => Promise.resolve({ ...me(), json: () => Promise.resolve({ id: 'p-ann', name: 'Ann' }) });
  const globals = { ...heard, document: heard, location: { origin: 'http://here' }, WebSocket: Wire, fetch };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Somebody at a table, with the line to it. */
async function atTable(): Promise<{ table: OnlineTable; wire: Wire }> {
  const table = new OnlineTable('abcdefghjk');
  await vi.waitFor(() => expect(Wire.all.length).toBe(1));
  const [wire] = Wire.all;
  wire.onopen();
  wire.tell({ t: 'welcome', v: 1, person: 'p-ann', now: 0, node: 'n' });
  return { table, wire };
}

/** A device that keeps what it is given; the answer is what it keeps. */
function keeping(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return kept;
}

test.each([
  ['kicked', 4403],
  ['banned', 4403],
  ['no-table', 4404],
] as const)('where one has no seat any more there is no way back on the first page: %s', async (code, closed) => {
  const kept = keeping();
  const { table, wire } = await atTable();
  const seat = { name: 'Table of Ann', game: 'card', players: 4, status: 'open', seated: true, asked: false, at: 0 };
  const other = { ...seat, id: 'another' };
  kept.set('sixgun.tables', JSON.stringify([{ ...seat, id: table.id }, other]));
  wire.tell({ t: 'error', code, text: '' });
  wire.onclose({ code: closed });
  expect(table.link.get()).toMatchObject({ state: 'closed', code });
  expect(knownTables()).toEqual([other]);
  table.close();
});

test.each([
  [{ name: 'Ben', face: USUAL_FACE }, true, false],
  [{ name: USUAL_NAME, face: 'el-gringo' }, false, true],
  [{ name: 'Ben', face: 'el-gringo' }, false, false],
])(
  'whoever has not chosen a name or a face gets one before others see it, and keeps the other: %o',
  async (chosen, newFace, newName) => {
    keeping();
    vi.spyOn(Math, 'random').mockReturnValue(0.99);
    forgetMe();
    change(chosen);
    await signIn();
    const { name, face } = settings.get();
    expect([face !== chosen.face, name !== chosen.name]).toEqual([newFace, newName]);
    vi.restoreAllMocks();
  },
);

test('an order that came too late says so, unless whoever gave it gives it again', async () => {
  const { table, wire } = await atTable();
  const late = (order: () => void) => {
    table.room.set({ refused: null });
    order();
    wire.tell({ t: 'no', code: 'stale' });
    return table.room.get().refused;
  };
  expect(late(() => table.kick('p-ben'))).toEqual({ code: 'stale' });
  expect(late(() => table.swap(0, 1))).toEqual({ code: 'stale' });
  // The page goes on starting, or changing what is played, with the table as it is then.
  expect(late(() => table.bot(2, 'legend', true))).toBe(null);
  expect(late(() => table.start())).toBe(null);
  expect(late(() => table.bot(2, 'legend'))).toEqual({ code: 'stale' });
  expect(wire.sent.slice(1, 3)).toEqual([
    { t: 'kick', rev: 0, person: 'p-ben', ban: true },
    { t: 'swap', rev: 0, seats: [0, 1] },
  ]);
  table.close();
});

test('an order that is given into a line that is lost says so, unless it is given again by itself', async () => {
  const { table, wire } = await atTable();
  wire.onclose({ code: 1006 });
  const { length } = wire.sent;
  const lost = (order: () => void) => {
    table.room.set({ refused: null });
    order();
    return table.room.get().refused;
  };
  expect(lost(() => table.start())).toBe(null);
  expect(lost(() => table.bot(2, 'legend', true))).toBe(null);
  for (const order of [
    () => table.notReady(),
    () => table.react('laugh'),
    () => table.sit(1),
    () => table.kick('p-ben'),
  ])
    expect(lost(order)).toEqual({ code: 'offline' });
  expect(wire.sent.length).toBe(length);
  table.close();
});

test('whoever is out by a move that can still be taken back sees all hands as soon as it cannot', async () => {
  const { host, dead } = withOneDead(['base']);
  const { table, wire } = await atTable();
  const answer = { ok: true, status: 200, headers: new Headers({ 'content-type': 'application/json' }) };
  vi.stubGlobal('fetch', () => Promise.resolve({ ...answer, json: () => Promise.resolve(host.box()) }));
  const remote = table.open();
  wire.tell(host.table(dead, null));
  await vi.waitFor(() => expect(remote.isOut).toBe(true));
  const looks = () => wire.sent.filter(({ t }) => t === 'look').length;
  /** Somebody goes on, before the eyes of this audience. */
  const happen = (audience: number) => {
    for (let heard = 0; heard === 0; ) {
      const result = goOn(host);
      for (const { seq } of 'rows' in result ? result.rows : []) {
        const batch = host.batch(seq, audience);
        if (batch === null) continue;
        wire.tell(batch);
        heard++;
      }
    }
  };
  remote.postMessage({ t: 'look', seat: 'open' });
  wire.tell({ t: 'no', code: 'not-open' });
  expect([looks(), table.room.get().refused]).toEqual([1, { code: 'not-yet' }]);
  happen(dead);
  expect(looks()).toBe(2);
  wire.tell(host.table(OPEN, null));
  await vi.waitFor(() => expect(remote.isOut).toBe(false));
  happen(OPEN);
  expect(looks()).toBe(2);
  table.close();
});

test('nothing is said into a line that is lost, and the writer knows why', async () => {
  const { table, wire } = await atTable();
  expect(table.say('Howdy')).toBe(true);
  wire.onclose({ code: 1006 });
  const { length } = wire.sent;
  expect(table.say('Anybody?')).toBe(false);
  expect(table.chat.get().refused).toEqual({ code: 'offline' });
  expect(wire.sent.length).toBe(length);
  await vi.advanceTimersByTimeAsync(1000);
  const back = Wire.all[1];
  back.onopen();
  back.tell({ t: 'welcome', v: 1, person: 'p-ann', now: 0, node: 'n' });
  expect(table.chat.get().refused).toBe(null);
  expect(table.say('Anybody?')).toBe(true);
  table.close();
});

test('whoever speaks too fast is told so at every field, and that it is over', async () => {
  const { table, wire } = await atTable();
  const said = [1, 2, 3, 4, 5, 6].map((phrase) => table.say(phrase));
  expect(said).toEqual([true, true, true, true, true, false]);
  expect(table.chat.get().refused).toEqual({ code: 'rate' });
  expect(wire.sent.filter(({ t }) => t === 'say').length).toBe(5);
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.chat.get().refused).toBe(null);
  expect(table.say(6)).toBe(true);
  table.close();
});

test('a table that is closed for good stays so, also when the network goes and comes', async () => {
  const browser = new Map<string, () => void>();
  vi.stubGlobal('addEventListener', (what: string, hear: () => void) => browser.set(what, hear));
  const { table, wire } = await atTable();
  wire.tell({ t: 'error', code: 'banned', text: 'You may not come to this table.' });
  wire.onclose({ code: 4403 });
  for (const what of ['offline', 'online']) browser.get(what)?.();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(table.link.get()).toMatchObject({ state: 'closed', code: 'banned' });
  expect(Wire.all.length).toBe(1);
  table.close();
});
