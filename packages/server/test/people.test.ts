import { CLOSE } from '@sixgun/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newTable, SETUP, type Served, serve } from './serving.ts';

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
