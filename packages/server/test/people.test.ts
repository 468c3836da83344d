import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CLOSE } from '@sixgun/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Seat } from '../src/load/seat.ts';
import { People, StorageError } from '../src/people/people.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { comer, newFolder, newTable, SETUP, type Served, serve } from './serving.ts';

const DAY = 24 * 3600_000;

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.stop());

const at = (path: string): string => `${served.api.base}${path}`;
const json = { 'content-type': 'application/json' };

describe('a guest', () => {
  test('from a page gets a cookie that no script can read, and never the token itself', async () => {
    const origin = served.api.base;
    const response = await fetch(at('/api/me'), {
      method: 'POST',
      headers: { ...json, origin },
      body: '{"name":"Ann"}',
    });
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^sixgun=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=31536000$/);
    expect(await response.json()).toEqual({ id: expect.any(String), name: 'Ann', portrait: null });
    const me = await fetch(at('/api/me'), { headers: { cookie: cookie.split(';')[0] } });
    expect(await me.json()).toMatchObject({ name: 'Ann' });
    expect(me.headers.get('cache-control')).toBe('no-store');
  });

  test('whose page has forgotten him is known by his cookie, and sits where he sat', async () => {
    const page = { ...json, origin: served.api.base };
    const come = async (cookie: string, name: string) => {
      const response = await fetch(at('/api/me'), {
        method: 'POST',
        headers: { ...page, cookie },
        body: JSON.stringify({ name }),
      });
      return { me: await response.json(), cookie: response.headers.get('set-cookie')?.split(';')[0] ?? null };
    };
    const first = await come('', 'Ann');
    expect(await come(first.cookie ?? '', 'Rusty')).toEqual({ me: first.me, cookie: null });
    expect((await come('sixgun=nobody', 'Rusty')).me.id).not.toBe(first.me.id);
  });

  test('of a page of somebody else is turned away', async () => {
    for (const origin of ['https://elsewhere.example', 'null']) {
      const response = await fetch(at('/api/me'), { method: 'POST', headers: { ...json, origin }, body: '{}' });
      expect({ status: response.status, body: await response.json() }).toMatchObject({
        status: 403,
        body: { code: 'origin' },
      });
    }
  });

  test('may have no name that shows nothing, and none that is too long', async () => {
    for (const name of ['\u202e\u200b', ' ', 'x'.repeat(21)])
      await expect(served.api.guest(name)).rejects.toThrow('"code":"name"');
    expect((await served.api.guest(' Zo\u0065\u0308  Ann ')).name).toBe('Zoë Ann');
  });

  test('comes back on another device by the code on paper, which is good for once', async () => {
    const { api } = served;
    const ann = await api.guest('Ann');
    const { code } = await api.call<{ code: string }>('POST', '/api/me/recovery', ann.token);
    expect(code).toMatch(/^([0-9a-z]{5}-){4}[0-9a-z]{5}$/);
    const typed = code.toUpperCase().replaceAll('-', ' ');
    const found = await api.call<{ id: string; token: string }>('POST', '/api/recover', null, { code: typed });
    expect(found.id).toBe(ann.id);
    await expect(api.call('POST', '/api/recover', null, { code })).rejects.toThrow('401');
    // A code that cannot be used just now is not called a wrong one.
    const silent = { all: async () => [{ person: found.id }], write: async () => 'lost' } as unknown as Store;
    await expect(new People(silent, Date.now).recover(code)).rejects.toThrow(StorageError);
    const devices = await api.call<{ id: string; own: boolean }[]>('GET', '/api/me/devices', found.token);
    expect(devices).toHaveLength(2);
    const other = devices.find(({ own }) => !own)?.id ?? '';
    // A new name told from one device is no new device of the other.
    const seat = await newTable(api, SETUP, ann);
    await api.call('PATCH', '/api/me', found.token, { name: 'Anna' });
    await api.call('DELETE', `/api/me/devices/${other}`, found.token);
    await expect(api.call('GET', '/api/me', ann.token)).rejects.toThrow('401');
    await seat.until(() => seat.closed === CLOSE.auth, 'to be sent away from the table');
    seat.close();
  });

  test('can be forgotten', async () => {
    const { api } = served;
    const ann = await api.guest('Ann');
    const { code } = await api.call<{ code: string }>('POST', '/api/me/recovery', ann.token);
    const seat = await newTable(api, SETUP, ann);
    await api.call('DELETE', '/api/me', ann.token);
    await seat.until(() => seat.closed === CLOSE.auth, 'to be sent away from the table');
    await expect(api.call('GET', '/api/me', ann.token)).rejects.toThrow('401');
    await expect(api.call('POST', '/api/recover', null, { code })).rejects.toThrow('401');
  });

  test('who is forgotten leaves his chair and his name at no table, in memory or not', async () => {
    const folder = newFolder();
    const first = await serve({ DATA: folder });
    const ann = await first.api.guest('Annabel');
    const asleep = await newTable(first.api, SETUP, ann);
    const awake = await newTable(first.api, SETUP);
    const seat = new Seat(first.api, ann, awake.table);
    await seat.until(() => seat.room !== null, 'for the room');
    seat.send({ t: 'sit' });
    await awake.until(() => awake.room?.seats[1].name === 'Annabel', 'for Annabel');
    for (const each of [asleep, awake, seat]) each.close();
    await first.stop();
    // Nothing is in memory but what somebody asks for.
    const second = await serve({ DATA: folder });
    const ben = await comer(second.api, awake.table, 'Ben');
    await second.api.call('DELETE', '/api/me', ann.token);
    await ben.until(() => ben.room?.seats[1].name === '', 'for an empty chair');
    ben.close();
    await second.stop();
    const db = new DatabaseSync(join(folder, 'sixgun.db'));
    for (const table of ['tables', 'people', 'devices'])
      expect(JSON.stringify(db.prepare(`select * from ${table}`).all())).not.toContain('Annabel');
    db.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('is seen once a day; a year later he is forgotten, unless he has a code to come back with', async () => {
    const folder = newFolder();
    const store = openSqlite(folder, { fenced() {}, failed() {}, committed() {} });
    let now = 0;
    const people = new People(store, () => now);
    const made = await Promise.all([
      people.create('Ann', null),
      people.create('Ben', null),
      people.create('Cora', null),
    ]);
    const [ann, ben, cora] = made.map((each) => each ?? { person: { id: '', device: '' }, token: '' });
    await people.newRecovery(cora.person);
    const seenOf = async ({ person }: typeof ann): Promise<unknown> =>
      (await store.all('person.get', person.id))[0]?.seen;
    now = DAY / 2;
    await people.byToken(ann.token);
    expect(await seenOf(ann)).toBe(0);
    now = 2 * DAY;
    await people.byToken(ann.token);
    await expect.poll(() => seenOf(ann)).toBe(now);
    now = 366 * DAY;
    await people.tidy();
    expect(await people.byToken(ann.token)).toMatchObject({ name: 'Ann' });
    expect(await people.byToken(ben.token)).toBeNull();
    expect(await people.byId(ben.person.id)).toBeNull();
    // Her browser has lost her, the paper has not.
    expect(await people.byToken(cora.token)).toBeNull();
    expect(await people.byId(cora.person.id)).toMatchObject({ name: 'Cora' });
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('who comes again keeps the cookie for another year', async () => {
    const { token } = await served.api.guest('Ann');
    const again = await fetch(at('/api/me'), { headers: { cookie: `sixgun=${token}` } });
    expect(again.headers.get('set-cookie')).toContain(
      `sixgun=${token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000`,
    );
    const program = await fetch(at('/api/me'), { headers: { authorization: `Bearer ${token}` } });
    expect(program.headers.get('set-cookie')).toBeNull();
  });
});

test('nobody changes his name more than thirty times a minute: all nodes would hear of it', async () => {
  const strict = await serve({ SIXGUN_TEST: '0' });
  const { token } = await strict.api.guest('Ann');
  const changes = Array.from({ length: 31 }, (_, i) =>
    strict.api.call('PATCH', '/api/me', token, { name: `Ann ${i}` }),
  );
  const refused = (await Promise.allSettled(changes)).filter(({ status }) => status === 'rejected');
  expect(refused).toMatchObject([{ reason: expect.objectContaining({ message: expect.stringContaining('429') }) }]);
  await strict.stop();
});

test('limits hold by address: twenty new people an hour', async () => {
  const strict = await serve({ SIXGUN_TEST: '0' });
  const made = await Promise.allSettled(Array.from({ length: 25 }, () => strict.api.guest('Ann')));
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  // What is only for tests does not exist otherwise.
  expect((await fetch(`${strict.api.base}/test/log/x`)).status).toBe(404);
  await strict.stop();
});

test('every answer carries the policy, and figures are for this machine alone', async () => {
  const response = await fetch(at('/healthz'));
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await fetch(at('/metrics'))).status).toBe(200);
  expect((await fetch(at('/metrics'), { headers: { 'x-forwarded-for': '10.0.0.1' } })).status).toBe(401);
});
