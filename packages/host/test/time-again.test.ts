import { seatsOf } from '@sixgun/engine';
import { PACE_TIMES } from '@sixgun/protocol';
import { describe, expect, test } from 'vitest';
import { thinkAtOnce } from '../src/index.ts';
import { chance } from './tables.ts';
import { VirtualTable } from './virtual.ts';

const FIVE = [0, 1, 2, 3, 4];
const { quick, normal } = PACE_TIMES;

/** Five people, one of whom has just made a move that he may take back. */
async function afterAMove(banks?: number[]) {
  const table = new VirtualTable('card, base', 'back and forth', FIVE, { times: quick });
  const all = FIVE.map((seat) => table.sit(seat));
  const rng = chance('back and forth');
  await table.pass(3000);
  for (;;)
    for (const seat of seatsOf(table.host.game.asked)) {
      const { follower } = all[seat];
      const picks = all[seat].randomPicks(rng);
      if (picks === null || follower.underWay !== null) continue;
      const state = table.actor.seats[seat];
      if (banks !== undefined && !table.host.game.isWindow()) {
        state.bank = banks[seat];
        state.ask(table.clock.time);
      }
      follower.move(picks, true);
      await table.pass(2500);
      const isAskedAgain = seatsOf(table.host.game.asked).join() === String(seat);
      if (!isAskedAgain || !follower.back || table.host.game.isWindow()) continue;
      const client = all[seat];
      return { table, client, follower, state, picks };
    }
}

describe('a move that is taken back', () => {
  test.each([
    ['the question after it', 100, 6500],
    ['holds', 600, 600],
  ])('gains nobody time without end, spent in %s', async (_, before, after) => {
    const { table, follower, state, picks } = await afterAMove();
    const began = table.clock.time;
    while (state.cover === 'no' && table.clock.time - began < 300_000) {
      if (follower.back) follower.takeBack();
      await table.pass(before);
      if (!follower.back) follower.move(picks, true);
      await table.pass(after);
    }
    expect(table.clock.time - began).toBeLessThan(90_000);
  });

  test('gives its question the whole free time once, also to whoever has nothing else left', async () => {
    const { table, client, follower, state, picks } = await afterAMove(FIVE.map(() => 0));
    follower.takeBack();
    await table.pass(5000);
    expect([state.cover, follower.back]).toEqual(['no', false]);
    follower.move(picks, true);
    await table.pass(3000);
    expect([state.cover, follower.back]).toEqual(['no', true]);
    follower.takeBack();
    await table.settled();
    // All of that time is used up: what has been played stands.
    expect(client.heard.at(-1)?.message).toMatchObject({ t: 'no', code: 'too-late' });
    expect([state.cover, follower.back]).toEqual(['no', true]);
  });

  test('and taken back again has what is left of the time, of which its owner is told at once and when he comes again', async () => {
    const { table, client, follower, picks } = await afterAMove();
    for (const again of [false, true]) {
      const from = client.heard.length;
      const clocks = () =>
        client.heard.slice(from).flatMap(({ message }) => (message.t === 'clock' ? [message.left] : []));
      follower.takeBack();
      await table.pass(3000);
      expect(clocks().length).toBe(again ? 1 : 0);
      follower.connected();
      await table.settled();
      const [at, later] = again ? clocks() : [36_000, ...clocks()];
      const whole = 36_000 + 2400;
      if (again) expect(at).toBeLessThan(whole - 6000);
      expect(Math.abs(at - 3000 - later)).toBeLessThanOrEqual(again ? 1 : 2400);
      follower.move(picks, true);
      await table.pass(3000);
    }
  });
});

test('a take-back that is refused costs no time, however often it is tried', async () => {
  const table = new VirtualTable('card, base', 'left', [0, 1], { times: normal });
  const clients = [table.sit(0), table.sit(1)];
  await table.pass(40_000);
  const [me] = clients.filter(({ follower }) => follower.decision?.standing === false);
  const state = table.actor.seats[me.port.audience];
  for (let n = 0; n < 8; n++) {
    me.follower.takeBack();
    await table.settled();
    expect(me.heard.at(-1)?.message).toMatchObject({ t: 'no', code: 'too-late' });
  }
  await table.pass(1000);
  expect([state.bank, state.cover]).toEqual([90_000, 'no']);
});

test('a sealed answer that is taken back and given anew costs the time it took, once', async () => {
  const table = new VirtualTable('card, base', 'sealed again', FIVE, { times: normal, hold: { least: 0, most: 0 } });
  const all = FIVE.map((seat) => table.sit(seat));
  await table.pass(20_000);
  const [seat] = seatsOf(table.host.game.asked);
  const { follower } = all[seat];
  const rng = chance('sealed again');
  for (let n = 0; n < 4; n++) {
    follower.move(all[seat].randomPicks(rng) ?? [], true);
    await table.pass(1000);
    if (n < 3) follower.takeBack();
    await table.pass(1000);
  }
  expect(table.host.isSealed(seat)).toBe(true);
  expect(table.actor.seats[seat].bank).toBe(90_000 - (20_000 + 6000 - 12_000));
});

test('a bank is told in whole milliseconds, whatever the holds: a database takes nothing else', async () => {
  const table = new VirtualTable('card, base', 'whole', FIVE, { times: quick });
  const all = FIVE.map((seat) => table.sit(seat));
  const rng = chance('whole');
  for (let n = 0; n < 60; n++) {
    await table.pass(4000);
    for (const seat of seatsOf(table.host.game.asked)) {
      const picks = n % 3 === 2 ? all[seat].randomPicks(rng) : null;
      if (picks !== null) all[seat].follower.move(picks, true);
    }
  }
  const banks = table.log.rows.map(({ bank }) => bank);
  expect(banks.filter((bank) => bank > 0 && bank % 5000 !== 0).length).toBeGreaterThan(5);
  expect(banks.filter((bank) => !Number.isSafeInteger(bank))).toEqual([]);
});

test.each(['comes and goes', 'moves'])('whoever is covered twice at one question has the next one: %s', async (how) => {
  const atOnce = thinkAtOnce('slow cover');
  const table: VirtualTable = new VirtualTable('dice, base', 'slow cover', FIVE, {
    times: quick,
    think: (host, seat) => {
      const picks = atOnce(host, seat, 'rule');
      return new Promise((resolve) => table.clock.later(3000, () => resolve(picks)));
    },
  });
  const all = FIVE.map((seat) => table.sit(seat));
  await table.pass(3000);
  const [seat] = seatsOf(table.host.game.asked);
  const { q } = table.host;
  const [state, client] = [table.actor.seats[seat], all[seat]];
  for (const time of ['first', 'second']) {
    if (how !== 'moves') table.actor.leave(client.port);
    while (state.cover === 'no') await table.pass(100);
    if (how !== 'moves') client.follower.connected();
    else if (time === 'first') client.say({ t: 'here' });
    else client.follower.move(client.randomPicks(chance('moves')) ?? [], true);
    await table.settled();
  }
  while (table.host.q === q) await table.pass(100);
  expect(state.cover).toBe('no');
});

test('whoever gets the seat of a bot in the middle of its question has his own time for it', async () => {
  const never = () => new Promise<never>(() => {});
  const table = new VirtualTable('card, base', 'newcomer', FIVE, { times: quick, think: never });
  for (const seat of FIVE) table.sit(seat);
  await table.pass(3000);
  const [seat] = seatsOf(table.host.game.asked);
  table.actor.drive(seat, { person: false, level: 'rule', spare: true });
  await table.pass(100_000);
  table.actor.drive(seat, { person: true, level: 'rule', spare: true });
  await table.pass(5000);
  expect(table.actor.seats[seat]).toMatchObject({ cover: 'no', bank: 30_000 });
});
