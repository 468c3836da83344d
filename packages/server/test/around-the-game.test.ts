import type { ToClient } from '@sixgun/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Player } from '../src/load/player.ts';
import { Seat } from '../src/load/seat.ts';
import { allReady, comer, fillWithBots, newTable, SETUP, type Served, serve, startGame } from './serving.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.stop());

/** All that a seat is told of this kind from now on. */
function heardBy<T extends ToClient['t']>(seat: Seat, t: T): Extract<ToClient, { t: T }>[] {
  const heard: Extract<ToClient, { t: T }>[] = [];
  const before = seat.onMessage;
  seat.onMessage = (message) => {
    before(message);
    if (message.t === t) heard.push(message as Extract<ToClient, { t: T }>);
  };
  return heard;
}
const refused = async (seat: Seat, code: string, act: () => void): Promise<void> => {
  const before = seat.refusals.get(code) ?? 0;
  act();
  await seat.until(() => (seat.refusals.get(code) ?? 0) > before, `to be refused: ${code}`);
};
const seatsOf = ({ room }: Seat) => (room?.seats ?? []).map(({ name, bot }) => (bot === null ? name : `(${bot})`));

describe('name and face', () => {
  test('are chosen from a list, and changed at any time for all to see', async () => {
    const { api } = served;
    const ann = await newTable(api);
    expect(ann.room?.seats[0]).toMatchObject({ name: 'Ann', portrait: null });
    const changed = await api.call('PATCH', '/api/me', ann.guest.token, { name: 'Anna', portrait: 'rose-doolan' });
    expect(changed).toEqual({ id: ann.guest.id, name: 'Anna', portrait: 'rose-doolan' });
    await ann.until(() => ann.room?.seats[0].name === 'Anna', 'for another name');
    expect(ann.room?.seats[0].portrait).toBe('rose-doolan');
    expect(await api.call('GET', '/api/me', ann.guest.token)).toEqual(changed);
    for (const wrong of [{ portrait: 'mona-lisa' }, { portrait: '<svg>' }, { face: 'rose-doolan' }])
      await expect(api.call('PATCH', '/api/me', ann.guest.token, wrong)).rejects.toThrow('"code":"form"');
    await api.call('PATCH', '/api/me', ann.guest.token, { portrait: null });
    await ann.until(() => ann.room?.seats[0].portrait === null, 'for no face');
    ann.close();
  });

  test('of whoever looks on are known to the table as well, as soon as they are changed', async () => {
    const { api } = served;
    const ann = await newTable(api);
    const eve = await comer(api, ann.table, 'Eve', false);
    await ann.until(() => ann.room?.watching[0]?.name === 'Eve', 'for somebody who looks on');
    await api.call('PATCH', '/api/me', eve.guest.token, { name: 'Evelyn' });
    await ann.until(() => ann.room?.watching[0]?.name === 'Evelyn', 'for another name');
    for (const each of [ann, eve]) each.close();
  });
});

describe('chairs', () => {
  test('change places as the host wants it, before the deal', async () => {
    const ann = await newTable(served.api, { ...SETUP, players: 4 });
    const ben = await comer(served.api, ann.table, 'Ben');
    await ann.until(() => allReady(ann), 'for all');
    await refused(ben, 'not-host', () => ben.send({ t: 'swap', rev: ben.rev, seats: [0, 1] }));
    await refused(ann, 'no-seat', () => ann.send({ t: 'swap', rev: ann.rev, seats: [0, 7] }));
    ann.send({ t: 'swap', rev: ann.rev, seats: [0, 1] });
    await ann.until(() => ann.seat === 1, 'for the other chair');
    expect(seatsOf(ann)).toEqual(['Ben', 'Ann', '', '']);
    expect(allReady(ann)).toBe(true);
    for (const each of [ann, ben]) each.close();
  });

  /** Bots may end a game before the newcomer is asked anything; then she has not moved. */
  async function newcomerMoves(): Promise<boolean> {
    const ann = await newTable(served.api, { ...SETUP, players: 4, pace: 'off' });
    const ben = await comer(served.api, ann.table, 'Ben');
    await fillWithBots(ann);
    await startGame(ann);
    const { seat } = ben;
    ben.send({ t: 'stand' });
    await ann.until(() => ann.room?.seats[seat].bot === 'rule', 'for a bot');
    const cora = await comer(served.api, ann.table, 'Cora', false);
    await ann.until(() => ann.room?.watching.length === 2, 'for those who look on');
    expect(ann.room?.watching).toEqual([ben, cora].map(({ guest: { id, name } }) => ({ person: id, name })));
    await refused(ann, 'taken', () => ann.send({ t: 'give', rev: ann.rev, seat: ann.seat, person: cora.guest.id }));
    await refused(ann, 'no-seat', () => ann.send({ t: 'give', rev: ann.rev, seat, person: 'nobody-here' }));
    // Ben knows the hand of the seat he has left, so he may have that one and no other.
    const other = [0, 1, 2, 3].find((each) => each !== seat && each !== ann.seat) ?? -1;
    await refused(ann, 'not-open', () => ann.send({ t: 'give', rev: ann.rev, seat: other, person: ben.guest.id }));
    ann.send({ t: 'give', rev: ann.rev, seat, person: cora.guest.id });
    const isOver = () => cora.room?.status === 'over';
    await cora.until(() => isOver() || cora.follower.view?.seat === seat, 'for the seat');
    if (!isOver()) expect(cora.room?.seats[seat]).toMatchObject({ name: 'Cora', bot: null, person: cora.guest.id });
    const players = [ann, cora].map((each) => new Player(each, { pace: 3, takeBack: 0, drop: 0, random: Math.random }));
    const rows = () =>
      served.api.call<{ seat: number; made_by: string }[]>('GET', `/test/log/${ann.follower.game ?? ''}`, null);
    const hasMoved = async () => (await rows()).some((row) => row.seat === seat && row.made_by === 'person');
    await expect.poll(async () => (await hasMoved()) || isOver(), { timeout: 30_000 }).toBe(true);
    const moved = await hasMoved();
    for (const player of players) player.stop();
    for (const each of [ann, ben, cora]) each.close();
    return moved;
  }

  test('that bots have are given to newcomers in the middle of a game, who then play on', async () => {
    let moved = false;
    for (let table = 0; table < 5 && !moved; table++) moved = await newcomerMoves();
    expect(moved).toBe(true);
  }, 60_000);
});

describe('reactions', () => {
  test('are shown at the seat to all, by those who sit and are not muted', async () => {
    const ann = await newTable(served.api);
    const ben = await comer(served.api, ann.table, 'Ben');
    const olga = await comer(served.api, ann.table, 'Olga', false);
    const shown = heardBy(olga, 'reaction');
    ben.send({ t: 'react', reaction: 'laugh' });
    await olga.until(() => shown.length === 1, 'for a laugh');
    expect(shown).toEqual([{ t: 'reaction', seat: 1, reaction: 'laugh' }]);
    await refused(olga, 'no-seat', () => olga.send({ t: 'react', reaction: 'cheers' }));
    await ann.until(() => allReady(ann), 'for all');
    ann.send({ t: 'mute', rev: ann.rev, person: ben.guest.id, on: true });
    await ben.until(() => ben.room?.muted.includes(ben.guest.id) ?? false, 'to be muted');
    await refused(ben, 'muted', () => ben.send({ t: 'react', reaction: 'anger' }));
    // Whoever comes later hears nothing of it.
    const late = new Seat(served.api, await served.api.guest('Lee'), ann.table);
    const heard = heardBy(late, 'reaction');
    await late.until(() => late.room !== null, 'for the room');
    expect(heard).toEqual([]);
    for (const each of [ann, ben, olga, late]) each.close();
  });

  test('are limited more than messages are', async () => {
    const strict = await serve({ SIXGUN_TEST: '0' });
    const ann = await newTable(strict.api);
    const shown = heardBy(ann, 'reaction');
    for (let i = 0; i < 8; i++) ann.send({ t: 'react', reaction: 'hats-off' });
    await ann.until(() => (ann.refusals.get('rate') ?? 0) >= 4, 'to be slowed down');
    await ann.until(() => shown.length >= 4, 'for what was shown');
    expect(shown).toHaveLength(4);
    ann.close();
    await strict.stop();
  });
});

test('nobody keeps the host from his orders by changing the table all the time, however often he comes again', async () => {
  const strict = await serve({ SIXGUN_TEST: '0' });
  const ann = await newTable(strict.api);
  const ben = await comer(strict.api, ann.table, 'Ben');
  await ann.until(() => allReady(ann), 'for everybody to be ready');
  const { rev } = ann;
  const again = new Seat(strict.api, ben.guest, ann.table);
  await again.until(() => again.room !== null, 'for the room');
  for (const seat of [ben, again]) for (let i = 0; i < 12; i++) seat.send({ t: 'ready', hash: null });
  const refusals = (): number => [ben, again].reduce((sum, seat) => sum + (seat.refusals.get('rate') ?? 0), 0);
  await ann.until(() => refusals() >= 14, 'for him to be slowed down');
  expect(ann.rev - rev).toBeLessThanOrEqual(10);
  for (const seat of [ann, ben, again]) seat.close();
  await strict.stop();
});

test('what comes too fast is refused by its own number', async () => {
  const strict = await serve({ SIXGUN_TEST: '0' });
  const ann = await newTable(strict.api);
  const said = heardBy(ann, 'chat');
  const nos = heardBy(ann, 'no');
  const ids = Array.from({ length: 60 }, (_, i) => `say-${String(i).padStart(2, '0')}`);
  for (const id of ids) ann.send({ t: 'say', id, room: 'table', text: 'Howdy' });
  await ann.until(() => said.length + nos.length >= ids.length, 'for all answers');
  expect(nos.every(({ code, id }) => code === 'rate' && ids.includes(id ?? ''))).toBe(true);
  expect(new Set(nos.map(({ id }) => id)).size).toBe(ids.length - said.length);
  ann.close();
  await strict.stop();
});

test('hints are given only where the table allows them', async () => {
  const strict = await newTable(served.api, { ...SETUP, players: 4, pace: 'off', hints: false });
  const kind = await newTable(served.api, { ...SETUP, players: 4, pace: 'off', hints: true });
  for (const ann of [strict, kind]) {
    await fillWithBots(ann);
    await startGame(ann);
    await ann.until(() => ann.follower.decision?.standing === false, 'to be asked', 60_000);
  }
  await refused(strict, 'not-open', () => strict.send({ t: 'hint', q: strict.follower.ask?.q ?? 0 }));
  await refused(strict, 'not-open', () => strict.send({ t: 'odds' }));
  const hints = heardBy(kind, 'hint');
  // What is forced is answered meanwhile; her own turn waits for her.
  const ask = (): number => {
    if (hints.length === 0) kind.send({ t: 'hint', q: kind.follower.ask?.q ?? 0 });
    return hints.length;
  };
  await expect.poll(ask, { timeout: 60_000, interval: 300 }).toBeGreaterThan(0);
  // A person's turn is never forced, so the picks are a choice with a reason.
  expect(hints[0].hint).toMatchObject({ picks: expect.any(Array), why: { thinking: { by: expect.any(String) } } });
  const told = heardBy(kind, 'odds');
  // The thread may still be busy with what nobody waits for any more.
  const odds = () => {
    kind.send({ t: 'odds' });
    return told.find((each) => each.odds !== null)?.odds;
  };
  await expect.poll(odds, { timeout: 30_000, interval: 500 }).toHaveLength(4);
  expect(odds()?.[kind.seat]).toBeNull();
  // Everybody who looks at the list of tables may know that hints are allowed.
  const { tables } = await served.api.call<{ tables: { id: string; hints: boolean }[] }>('GET', '/api/tables', null);
  expect(tables.find(({ id }) => id === kind.table)?.hints).toBe(true);
  for (const ann of [strict, kind]) ann.close();
}, 90_000);

describe('the dead', () => {
  /** A game of five people in which one of them is out and the game goes on. */
  async function withOneDead() {
    for (;;) {
      const ann = await newTable(served.api, { ...SETUP, players: 7, pace: 'off' });
      const others = [];
      for (const name of ['Ben', 'Cora', 'Dan', 'Eve']) others.push(await comer(served.api, ann.table, name));
      const all = [ann, ...others];
      await fillWithBots(ann);
      await startGame(ann);
      const dead: Seat[] = [];
      const players = all.map((seat) => new Player(seat, { pace: 2, takeBack: 0, drop: 0, random: Math.random }));
      const { onHeard } = ann;
      ann.onHeard = (heard) => {
        if (heard.t === 'batch')
          for (const event of heard.batch.events)
            if (event.e === 'tell' && event.told.what === 'dies') {
              const { seat } = event.told;
              dead.push(...all.filter((each) => each.seat === seat));
              if (dead.length > 0) for (const player of players) player.stop();
            }
        onHeard(heard);
      };
      await ann.until(() => dead.length > 0 || ann.room?.status === 'over', 'for somebody to die', 60_000);
      if (dead.length > 0 && ann.room?.status === 'open') {
        const living = all.filter((each) => !dead.includes(each));
        // One shot may kill two, and a bot may still kill another one.
        return { all, players, dead: dead[0], living, livesStill: (seat: Seat) => !dead.includes(seat) };
      }
      for (const player of players) player.stop();
      for (const each of all) each.close();
    }
  }

  test('speak and bet among themselves, and nobody else hears of it while the game is played', async () => {
    const { all, dead, living, livesStill } = await withOneDead();
    const heard = living.map((seat) => ({ seat, said: [heardBy(seat, 'chat'), heardBy(seat, 'bets')] }));
    const [said, bets, shown] = [heardBy(dead, 'chat'), heardBy(dead, 'bets'), heardBy(living[0], 'reaction')];
    await refused(living[0], 'not-open', () => living[0].send({ t: 'say', id: 'say-01', room: 'grave', text: 'Boo' }));
    await refused(living[0], 'not-open', () => living[0].send({ t: 'bet', side: 'law' }));
    dead.send({ t: 'say', id: 'say-02', room: 'grave', text: 'It is cold down here' });
    dead.send({ t: 'bet', side: 'outlaws' });
    await dead.until(() => said.length === 1 && bets.length === 1, 'for the own words');
    expect(bets[0].bets).toEqual([{ seat: dead.seat, side: 'outlaws' }]);
    await refused(dead, 'too-late', () => dead.send({ t: 'bet', side: 'law' }));
    // Whoever has seen all hands has nothing more to say to the living, not even without words.
    dead.send({ t: 'look', seat: 'open' });
    await dead.until(() => dead.follower.view?.seat === 9, 'to see all hands');
    await refused(dead, 'not-open', () => dead.send({ t: 'say', id: 'say-03', room: 'table', text: 'He has a Beer' }));
    const own = heardBy(dead, 'reaction');
    dead.send({ t: 'react', reaction: 'tears' });
    await dead.until(() => own.length === 1, 'for the own tears');
    // Nor by coming in again by another door.
    dead.send({ t: 'stand' });
    await dead.until(() => dead.seat < 0, 'to look on');
    await refused(dead, 'not-open', () => dead.send({ t: 'say', id: 'say-04', room: 'table', text: 'He has a Beer' }));
    // Nor by a name that says it.
    await served.api.call('PATCH', '/api/me', dead.guest.token, { name: 'He has a Beer', portrait: 'rose-doolan' });
    await refused(dead, 'not-open', () => dead.send({ t: 'say', id: 'say-05', room: 'table', text: 'Hello?' }));
    if (living[0].room?.status === 'open') expect(living[0].room.watching).toEqual([]);
    // A living onlooker, and one of the living who comes back, hear nothing either.
    const olga = new Seat(served.api, await served.api.guest('Olga'), dead.table);
    const again = new Seat(served.api, living[1].guest, dead.table);
    heard.push({ seat: olga, said: [heardBy(olga, 'chat'), heardBy(olga, 'bets')] });
    heard.push({ seat: living[1], said: [heardBy(again, 'chat'), heardBy(again, 'bets')] });
    for (const seat of [olga, again]) await seat.until(() => seat.follower.view !== null, 'for the table');
    for (const seat of [...living, olga, again]) seat.send({ t: 'next', q: 0, draft: [] });
    await refused(olga, 'no-seat', () => olga.send({ t: 'position' }));
    const byTheLiving = heard.filter(({ seat }) => livesStill(seat)).flatMap(({ said }) => said.flat());
    expect(byTheLiving).toEqual([]);
    expect(shown).toEqual([]);
    for (const seat of [...all, olga, again]) seat.close();
  }, 120_000);

  test('bet and look without a trace in what the living are told, and keep the host from none of his orders', async () => {
    const { all, dead, living } = await withOneDead();
    const [watcher] = living;
    const rooms = heardBy(watcher, 'room');
    const bets = heardBy(dead, 'bets');
    const { rev } = all[0];
    dead.send({ t: 'bet', side: 'outlaws' });
    dead.send({ t: 'look', seat: 'open' });
    dead.send({ t: 'prefs', spare: false });
    await dead.until(() => bets.length === 1 && dead.follower.view?.seat === 9, 'to see all hands');
    all[0].send({ t: 'mute', rev, person: dead.guest.id, on: true });
    // A bot may still end the game, and that is a change.
    const isOver = () => watcher.room?.status === 'over';
    await watcher.until(() => isOver() || watcher.room?.muted.length === 1, 'for the host’s order');
    if (!isOver()) expect(rooms.map((room) => room.rev)).toEqual([rev + 1]);
    // Nor does a line at the table have a number that says how many were spoken in the graveyard.
    const [said, heard] = [heardBy(dead, 'chat'), heardBy(watcher, 'chat')];
    all[0].send({ t: 'mute', rev: rev + 1, person: dead.guest.id, on: false });
    await watcher.until(() => watcher.room?.muted.length === 0, 'for the host’s other order');
    for (const n of [1, 2, 3]) {
      dead.send({ t: 'say', id: `grave-${n}`, room: 'grave', text: 'Boo' });
      await dead.until(() => said.length === n, 'for the own words');
    }
    watcher.send({ t: 'say', id: 'alive-1', room: 'table', text: 'It is quiet' });
    await watcher.until(() => heard.some(({ text }) => text === 'It is quiet'), 'for the own words');
    expect(heard.filter(({ room }) => room === 'table').map(({ n, at }) => n - 2 * at)).toEqual([0]);
    for (const seat of all) seat.close();
  }, 120_000);

  test('who look at all hands see them again when their connection is back, whatever was played meanwhile', async () => {
    const { all, dead, living } = await withOneDead();
    dead.send({ t: 'look', seat: 'open' });
    await dead.until(() => dead.follower.view?.seat === 9, 'to see all hands');
    const { seq } = dead.follower;
    const players = living.map((each) => new Player(each, { pace: 2, takeBack: 0, drop: 0, random: Math.random }));
    const { resumes } = dead;
    dead.drop();
    await dead.until(() => dead.resumes > resumes && dead.follower.seq > seq + 3, 'for what was missed', 60_000);
    for (const player of players) player.stop();
    const isAsTheServerHasIt = async (): Promise<boolean> => {
      const there = await served.api.call<{ view: unknown }>('GET', `/test/view/${dead.table}/9`, null);
      return JSON.stringify(there.view) === JSON.stringify(dead.follower.view);
    };
    await expect.poll(isAsTheServerHasIt).toBe(true);
    expect([dead.follower.view?.seat, dead.follower.drifts]).toEqual([9, 0]);
    for (const seat of all) seat.close();
  }, 120_000);

  test('keep their bets, which all are told at the end', async () => {
    const { all, players, dead, living } = await withOneDead();
    dead.send({ t: 'bet', side: 'renegade' });
    const own = heardBy(dead, 'bets');
    await dead.until(() => own.length === 1, 'for the bet');
    const told = heardBy(living[0], 'bets');
    const { seat } = dead;
    for (const player of players) player.stop();
    const again = all.map((each) => new Player(each, { pace: 2, takeBack: 0, drop: 0, random: Math.random }));
    await living[0].until(() => told.length > 0 && living[0].room?.status === 'over', 'for the end', 90_000);
    expect(told.at(-1)?.bets).toContainEqual({ seat, side: 'renegade' });
    for (const player of again) player.stop();
    for (const each of all) each.close();
  }, 150_000);
});
