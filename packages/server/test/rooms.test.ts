import { once } from 'node:events';
import { CLOSE, SPOKEN, type ToClient, VERSION } from '@sixgun/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Seat } from '../src/load/seat.ts';
import { comer, fillWithBots, newTable, SETUP, type Served, serve, startGame } from './serving.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.stop());

const lines = (seat: Seat): string[] => {
  const said: string[] = [];
  seat.onMessage = (message: ToClient) => {
    if (message.t === 'chat') said.push(`${message.name}: ${message.text ?? message.phrase}`);
  };
  return said;
};
const refused = async (seat: Seat, code: string, act: () => void): Promise<void> => {
  const before = seat.refusals.get(code) ?? 0;
  act();
  await seat.until(() => (seat.refusals.get(code) ?? 0) > before, `to be refused: ${code}`);
};

test.each([VERSION - 1, VERSION, VERSION + 1])('a client that speaks version %i is welcome or told so', async (v) => {
  const { api } = served;
  const guest = await api.guest('Ann');
  const { id } = await api.table(guest.token, SETUP);
  const socket = new WebSocket(api.socket(id), { headers: { authorization: `Bearer ${guest.token}` } });
  socket.on('open', () => socket.send(JSON.stringify({ t: 'hello', v })));
  const [data] = (await once(socket, 'message')) as [Buffer];
  const first = JSON.parse(data.toString()) as { t: string; code?: string };
  if (SPOKEN.includes(v)) expect(first).toMatchObject({ t: 'welcome', v: VERSION });
  else {
    expect(first).toMatchObject({ t: 'error', code: 'version' });
    expect((await once(socket, 'close'))[0]).toBe(CLOSE.version);
  }
  socket.terminate();
});

describe('a table', () => {
  test('is found by its code while people may sit down, and listed only if it is public', async () => {
    const { api } = served;
    const guest = await api.guest('Ann');
    const open = await api.table(guest.token, { ...SETUP, name: 'Open house' });
    const hidden = await api.table(guest.token, { ...SETUP, name: 'Back room', open: false });
    expect(await api.call('GET', `/api/tables/${hidden.code}`, guest.token)).toMatchObject({
      id: hidden.id,
      socket: `/ws/${hidden.id}`,
      status: 'waiting',
      free: 4,
    });
    const { tables } = await api.call<{ tables: { id: string; name: string }[] }>('GET', '/api/tables', null);
    expect(tables.filter(({ id }) => id === open.id || id === hidden.id).map(({ name }) => name)).toEqual([
      'Open house',
    ]);
    await expect(api.call('GET', '/api/tables/ZZZZZ', guest.token)).rejects.toThrow('no-table');
  });

  test('of a set-up that cannot be played is not opened, and says why', async () => {
    const { api } = served;
    const { token } = await api.guest('Ann');
    await expect(api.table(token, { ...SETUP, packs: ['base', 'moon'] })).rejects.toThrow('There is no pack called');
    await expect(api.table(token, { ...SETUP, game: 'card', players: 3, packs: [] })).rejects.toThrow('400');
  });

  test('obeys its host alone, and nobody who looks at an older document', async () => {
    const ann = await newTable(served.api);
    const ben = await comer(served.api, ann.table, 'Ann');
    expect(ann.room?.seats.map(({ name }) => name)).toContain('Ann 2');
    await refused(ben, 'not-host', () => ben.send({ t: 'start', rev: ben.rev }));
    await refused(ann, 'stale', () => ann.send({ t: 'bot', rev: ann.rev - 1, seat: 3, level: 'rule' }));
    await refused(ann, 'taken', () => ann.send({ t: 'sit', seat: ben.seat }));
    await refused(ann, 'no-seat', () => ann.send({ t: 'start', rev: ann.rev }));
    ann.send({ t: 'host', rev: ann.rev, person: ben.guest.id });
    await ben.until(() => ben.room?.host === ben.guest.id, 'to be host');
    ann.send({ t: 'stand' });
    await ben.until(
      () => ben.room?.seats.every(({ person }) => person !== ann.guest.id) ?? false,
      'for an empty chair',
    );
    for (const seat of [ann, ben]) seat.close();
  });

  test('hears chat without what nobody sees, no more than it wants, and nobody who is muted', async () => {
    const ann = await newTable(served.api);
    const ben = await comer(served.api, ann.table, 'Ben');
    const heard = lines(ann);
    ben.send({ t: 'say', id: 'say-01', room: 'table', text: 'Hi\u202e there\u0007' });
    ben.send({ t: 'say', id: 'say-02', room: 'table', phrase: 3 });
    await ann.until(() => heard.length === 2, 'for two lines');
    expect(heard).toEqual(['Ben: Hi there', 'Ben: 3']);
    await ann.until(() => ann.room?.seats.every(({ person, ready }) => person === null || ready) ?? false, 'for all');
    ann.send({ t: 'mute', rev: ann.rev, person: ben.guest.id, on: true });
    await ben.until(() => ben.room?.muted.includes(ben.guest.id) ?? false, 'to be muted');
    await refused(ben, 'muted', () => ben.send({ t: 'say', id: 'say-04', room: 'table', text: 'Hello?' }));
    // Whoever comes later reads what was said.
    const cora = new Seat(served.api, await served.api.guest('Cora'), ann.table);
    const late = lines(cora);
    await cora.until(() => late.length >= 2, 'for what was said');
    for (const seat of [ann, ben, cora]) seat.close();
  });

  test('has no name with anything in it that nobody sees, nor one that nobody sees', async () => {
    const { api } = served;
    const ann = await newTable(api, { ...SETUP, name: 'High \u202enoon\u0000 ' });
    expect(ann.room?.name).toBe('High noon');
    await expect(api.table(ann.guest.token, { ...SETUP, name: '\u200b' })).rejects.toThrow('"code":"name"');
    await ann.until(() => ann.room?.seats[0].ready ?? false, 'for all');
    await refused(ann, 'name', () => ann.send({ t: 'setup', rev: ann.rev, doc: { ...SETUP, name: '\u2800' } }));
    ann.send({ t: 'setup', rev: ann.rev, doc: { ...SETUP, name: 'Low\u2066 noon' } });
    await ann.until(() => ann.room?.name === 'Low noon', 'for another name');
    ann.close();
  });

  test('lets nobody who looks on speak in the name of somebody who sits there', async () => {
    const ann = await newTable(served.api);
    const other = await comer(served.api, ann.table, '\u0410nn', false);
    await ann.until(() => ann.room?.watching[0]?.name === '\u0410nn 2', 'for somebody who looks on');
    const heard = lines(ann);
    other.send({ t: 'say', id: 'say-05', room: 'table', text: 'I am the Sheriff' });
    await ann.until(() => heard.length === 1, 'for a line');
    expect(heard).toEqual(['\u0410nn 2: I am the Sheriff']);
    for (const seat of [ann, other]) seat.close();
  });

  test('does not let those back in who are banned', async () => {
    const ann = await newTable(served.api);
    const ben = await comer(served.api, ann.table, 'Ben');
    await ann.until(() => ann.room?.seats.every(({ person, ready }) => person === null || ready) ?? false, 'for all');
    ann.send({ t: 'kick', rev: ann.rev, person: ben.guest.id, ban: true });
    await ben.until(() => ben.closed === 4403, 'to be sent away');
    const again = new Seat(served.api, ben.guest, ann.table);
    await again.until(() => again.closed === 4403, 'to be kept out');
    expect(ann.room?.seats.filter(({ person }) => person !== null)).toHaveLength(1);
    ann.close();
  });

  test('gives the seat of somebody who leaves a game to a bot', async () => {
    const ann = await newTable(served.api, { ...SETUP, pace: 'off' });
    const ben = await comer(served.api, ann.table, 'Ben');
    await fillWithBots(ann);
    await startGame(ann);
    const { seat } = ben;
    ben.send({ t: 'stand' });
    await ann.until(() => ann.room?.seats[seat].bot === 'rule', 'for a bot');
    await ben.until(() => ben.follower.view?.seat === 8, 'to look on');
    for (const each of [ann, ben]) each.close();
  });
});
