import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openTable } from '../src/load/load-table.ts';
import { Seat } from '../src/load/seat.ts';
import { comer, fillWithBots, newTable, SETUP, type Served, serve, startGame } from './serving.ts';

/** So many take part at a table of this server; the others only watch. */
const GUESTS = 3;
const HABITS = { pace: 60, takeBack: 0.1, drop: 0, random: Math.random };
const TABLE = { ...SETUP, players: 4, pace: 'off' as const };

const isOver = ({ follower }: Seat): boolean => follower.view?.over === true;

let alone: Served;
beforeAll(async () => {
  alone = await serve({ ONLOOKERS: String(GUESTS) });
});
afterAll(() => alone.stop());

test('who comes when the table is full of onlookers sees and hears all of it, and is heard by nobody', async () => {
  const { api } = alone;
  const table = await openTable(api, TABLE, 2, HABITS);
  const lookers: Seat[] = [];
  for (let i = 0; i < GUESTS + 3; i++) {
    const seat = new Seat(api, await api.guest('Looker'), table.id);
    await seat.until(() => seat.follower.view !== null && seat.room !== null, 'for the table');
    lookers.push(seat);
  }
  const [first] = lookers;
  const last = lookers[GUESTS + 2];
  const heard: string[] = [];
  last.onMessage = (message) => {
    if (message.t === 'chat' && message.text !== undefined) heard.push(message.text);
  };
  first.send({ t: 'say', id: 'looker-1', room: 'table', text: 'What a shot!' });
  await last.until(() => heard.length > 0, 'for the talk');
  expect(heard).toEqual(['What a shot!']);
  last.send({ t: 'say', id: 'looker-2', room: 'table', text: 'I want to say something, too.' });
  last.send({ t: 'sit' });
  await last.until(() => last.refusals.get('not-open') === 2, 'for two refusals');
  // Whoever comes late has the whole story.
  await first.until(() => first.follower.seq > 40 || isOver(first), 'for some rows', 60_000);
  const late = new Seat(api, await api.guest('Late'), table.id);
  lookers.push(late);
  late.drop();
  await Promise.all(lookers.map((seat) => seat.until(() => isOver(seat), 'for the end', 60_000)));
  for (const seat of lookers) {
    expect(seat.follower.view).toEqual(first.follower.view);
    expect(seat.follower.story).toEqual(first.follower.story);
    expect(seat.follower.drifts).toBe(0);
  }
  for (const seat of [...lookers, ...table.seats]) seat.close();
}, 120_000);

test('a lobby holds as many as may look on and one for each chair; at the deal who is too many watches with the crowd', async () => {
  const { api } = alone;
  const ann = await newTable(api, TABLE);
  const standing: Seat[] = [];
  for (let i = 0; i < GUESTS + TABLE.players; i++) standing.push(await comer(api, ann.table, 'Looker', false));
  const tooMany = new WebSocket(api.socket(ann.table), {
    headers: { authorization: `Bearer ${(await api.guest('Late')).token}` },
  });
  const said = await new Promise((resolve) => tooMany.once('message', (data) => resolve(data.toString())));
  expect(JSON.parse(String(said))).toMatchObject({ t: 'error', code: 'full' });
  tooMany.terminate();
  await fillWithBots(ann);
  await startGame(ann);
  await Promise.all(standing.map((seat) => seat.until(() => seat.follower.view !== null, 'for the game')));
  await ann.until(() => ann.room?.watching.length === GUESTS, 'for those who take part');
  for (const seat of [ann, ...standing]) seat.close();
});
