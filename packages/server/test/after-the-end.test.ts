import { afterAll, beforeAll, expect, test } from 'vitest';
import { Player } from '../src/load/player.ts';
import type { Seat } from '../src/load/seat.ts';
import { comer, newTable, SETUP, type Served, serve, startGame } from './serving.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.stop());

/** Three people whose game is over. */
async function played(): Promise<[Seat, Seat, Seat]> {
  const ann = await newTable(served.api, { ...SETUP, game: 'dice', players: 3, pace: 'off' });
  const ben = await comer(served.api, ann.table, 'Ben');
  const cora = await comer(served.api, ann.table, 'Cora');
  await startGame(ann);
  await playOn([ann, ben, cora]);
  return [ann, ben, cora];
}

async function playOn(seats: readonly Seat[]): Promise<void> {
  const players = seats.map((seat) => new Player(seat, { pace: 2, takeBack: 0, drop: 0, random: Math.random }));
  for (const seat of seats) await seat.until(() => seat.room?.status === 'over', 'for the end', 90_000);
  for (const player of players) player.stop();
}

const chairs = ({ room }: Seat) => (room?.seats ?? []).map(({ person, bot, name }) => (person ?? bot) && name);

test('two people play a rematch as soon as both want it', async () => {
  const [ann, ben, cora] = await played();
  const first = ann.follower.game;
  cora.close();
  ann.send({ t: 'rematch', yes: true });
  await ben.until(() => ben.room?.rematch?.length === 1, 'to be asked');
  expect(ben.room?.status).toBe('over');
  ben.send({ t: 'rematch', yes: true });
  await ann.until(() => ann.room?.status === 'waiting', 'for the rematch');
  // Whoever is not here has not said yes; the chair is free.
  expect(chairs(ann)).toEqual(['Ann', 'Ben', null]);
  await ann.until(() => ann.room?.seats[1].ready === true, 'for Ben');
  ann.send({ t: 'bot', rev: ann.rev, seat: 2, level: 'rule' });
  await ann.until(() => ann.room?.seats[2].bot === 'rule', 'for a bot');
  await startGame(ann);
  await ben.until(() => ben.follower.game === ann.follower.game, 'for the same game');
  expect(ann.follower.game).not.toBe(first);
  await playOn([ann, ben]);
  for (const each of [ann, ben]) each.close();
}, 150_000);

test('who leaves after the end frees the chair at once, and nobody waits for the answer', async () => {
  const [ann, ben, cora] = await played();
  cora.send({ t: 'stand' });
  await ann.until(() => ann.room?.seats[2].person === null, 'for the chair');
  expect(ann.room?.seats[2]).toMatchObject({ person: null, bot: null, name: '' });
  ann.send({ t: 'rematch', yes: true });
  await ann.until(() => ann.room?.rematch?.length === 1, 'for the own answer');
  ben.close();
  await ann.until(() => ann.room?.status === 'waiting', 'for the rematch');
  expect(chairs(ann)).toEqual(['Ann', null, null]);
  const dan = await comer(served.api, ann.table, 'Dan');
  await ann.until(() => ann.room?.seats[dan.seat].ready === true, 'for Dan');
  expect(chairs(ann)).toEqual(['Ann', 'Dan', null]);
  for (const each of [ann, cora, dan]) each.close();
}, 90_000);
