import { verify } from '@sixgun/host';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TablesByHand, Visitor } from './by-hand.ts';
import { SETUP } from './serving.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ANN = { id: 'p-ann-000', name: 'Ann' };

let hand: TablesByHand;
beforeAll(() => {
  hand = new TablesByHand();
});
afterAll(() => hand.close());

const statusOf = async (id: string): Promise<unknown> => (await hand.store.all('table.get', id))[0]?.status;

/** A seat as somebody at the table sees it a moment later: who comes and goes is told to all with a little delay. */
async function seen(visitor: Visitor, seat: number): Promise<unknown> {
  await hand.pass(300);
  return visitor.room?.seats[seat];
}

async function dealWithBots(host: Visitor, seats: readonly number[]): Promise<void> {
  for (const seat of seats) {
    host.say({ t: 'bot', rev: host.rev, seat, level: 'rule' });
    await expect.poll(() => host.room?.seats[seat].bot).toBe('rule');
  }
  host.say({ t: 'start', rev: host.rev });
  await expect.poll(() => host.room?.status).toBe('open');
}

/** A table with a game that has begun: Ann and bots. */
async function playing(setup = SETUP) {
  const { id, table } = await hand.open({ ...setup, players: 4 }, ANN);
  const ann = new Visitor(table, 'Ann');
  await expect.poll(() => ann.room).not.toBeNull();
  await dealWithBots(ann, [1, 2, 3]);
  return { id, table, ann, game: ann.room?.deal?.id ?? '' };
}

describe('a host who is away', () => {
  test('for a minute hands over to whoever has sat longest, and does not get the table back by himself', async () => {
    const { table } = await hand.open(SETUP, ANN);
    const ann = new Visitor(table, 'Ann');
    const [ben, cora] = [new Visitor(table, 'Ben'), new Visitor(table, 'Cora')];
    await hand.pass(10);
    for (const [n, each] of [cora, ben].entries()) {
      each.say({ t: 'sit' });
      await expect.poll(() => ann.room?.seats[n + 1].person).toBe(each.person.id);
      await hand.pass(1000);
    }
    ann.leave();
    await hand.pass(55_000);
    expect(ben.room?.host).toBe(ann.person.id);
    await hand.pass(15_000);
    await expect.poll(() => ben.room?.host).toBe(cora.person.id);
    const again = new Visitor(table, 'Ann');
    await hand.pass(MINUTE);
    expect(again.room?.host).toBe(cora.person.id);
    for (const each of [again, ben, cora]) each.leave();
  });

  test('for less keeps it', async () => {
    const { table } = await hand.open(SETUP, ANN);
    const ben = new Visitor(table, 'Ben');
    ben.say({ t: 'sit' });
    for (let i = 0; i < 4; i++) {
      const ann = new Visitor(table, 'Ann');
      await hand.pass(5000);
      ann.leave();
      await hand.pass(45_000);
    }
    expect(ben.room?.host).toBe(ANN.id);
    ben.leave();
  });
});

test('a person who sleeps is covered by a bot, and takes the seat back at once', async () => {
  const { table } = await hand.open({ ...SETUP, players: 4, pace: 'quick' }, ANN);
  const ann = new Visitor(table, 'Ann');
  const ben = new Visitor(table, 'Ben');
  ben.say({ t: 'sit' });
  await expect.poll(() => ann.room?.seats[1].name).toBe('Ben');
  await dealWithBots(ann, [2, 3]);
  ben.leave();
  await expect.poll(() => seen(ann, 1)).toMatchObject({ here: false });
  // A blip is no absence.
  await hand.pass(15_000);
  expect(ann.room?.seats[1].cover).toBe('no');
  // Ann sleeps at the table: her time runs out, and a bot answers for her, too.
  for (let i = 0; i < 60 && ann.room?.seats.some(({ cover, person }) => person !== null && cover === 'no'); i++)
    await hand.pass(5000);
  expect(ann.room?.seats.map(({ cover }) => cover)).toEqual(['clock', 'away', 'no', 'no']);
  ann.say({ t: 'here' });
  await expect.poll(() => seen(ann, 0)).toMatchObject({ cover: 'no' });
  const back = new Visitor(table, 'Ben');
  await expect.poll(() => seen(back, 1)).toMatchObject({ cover: 'no', here: true });
  for (const each of [ann, back]) each.leave();
});

describe('a table where nobody is', () => {
  test('leaves memory after two minutes and comes back as it was', async () => {
    const { id, table, ann, game } = await playing({ ...SETUP, pace: 'off' });
    expect(hand.tables.isLoaded(id)).toBe(true);
    ann.leave();
    await hand.pass(100_000);
    expect(hand.tables.isLoaded(id)).toBe(true);
    await hand.pass(30_000);
    expect(hand.tables.isLoaded(id)).toBe(false);
    const again = await hand.tables.get(id);
    expect(again).not.toBe(table);
    expect(again?.host?.id).toBe(game);
    again?.stop('closing');
  });

  test('stays still for somebody who is gone before his greeting is heard', async () => {
    const { table, ann, game } = await playing({ ...SETUP, pace: 'quick' });
    ann.leave();
    await hand.pass(1000);
    const rows = (await hand.store.all('log.of', game)).length;
    for (const name of ['Ann', 'Ghost']) new Visitor(table, name).leave();
    await hand.pass(100_000);
    expect(await hand.store.all('log.of', game)).toHaveLength(rows);
  });

  test('and no game is played is closed after half an hour', async () => {
    const { id, table } = await hand.open(SETUP, ANN);
    const ann = new Visitor(table, 'Ann');
    await hand.pass(HOUR, 10 * MINUTE);
    await hand.tidy();
    // Somebody waits there.
    expect(await statusOf(id)).toBe('waiting');
    ann.say({ t: 'sit', seat: 2 });
    await expect.poll(() => ann.room?.seats[2].person).toBe(ANN.id);
    ann.leave();
    await hand.pass(25 * MINUTE, 5 * MINUTE);
    await hand.tidy();
    expect(await statusOf(id)).toBe('waiting');
    await hand.pass(10 * MINUTE, 5 * MINUTE);
    await hand.tidy();
    expect(await statusOf(id)).toBeUndefined();
    expect(await hand.tables.get(id)).toBeNull();
  });

  test('and a game stands still is closed after a day, with its promise opened and its record kept', async () => {
    const { id, ann, game } = await playing({ ...SETUP, pace: 'off' });
    await hand.pass(20_000);
    ann.leave();
    await hand.pass(5 * MINUTE);
    const rows = (await hand.store.all('log.of', game)).length;
    await hand.pass(10 * DAY, DAY);
    await hand.tidy();
    // Without a clock nobody is hurried: two weeks.
    expect(await statusOf(id)).toBe('open');
    await hand.pass(5 * DAY, DAY);
    await hand.tidy();
    expect(await statusOf(id)).toBeUndefined();
    const [kept] = await hand.store.all('game.get', game);
    expect(kept.status).toBe('aborted');
    // It was dealt as promised; only its end is missing.
    expect(verify(String(kept.record))).toEqual({
      ok: false,
      step: 'moves',
      reason: 'The moves do not come to the end of a game.',
    });
    // Nobody has played on meanwhile.
    expect(await hand.store.all('log.of', game)).toHaveLength(rows);
  });

  test('and the deal was never made opens what was promised', async () => {
    const { id, table } = await hand.open({ ...SETUP, players: 4 }, ANN);
    const ann = new Visitor(table, 'Ann');
    await expect.poll(() => ann.room).not.toBeNull();
    const game = ann.room?.deal?.id ?? '';
    ann.say({ t: 'ready', hash: '0'.repeat(64) });
    for (const seat of [1, 2, 3]) {
      await expect.poll(() => ann.rev).toBe(seat);
      ann.say({ t: 'bot', rev: ann.rev, seat, level: 'rule' });
    }
    await expect.poll(() => ann.rev).toBe(4);
    ann.say({ t: 'start', rev: ann.rev });
    await expect.poll(() => ann.room?.status).toBe('dealing');
    // The server dies, and nobody comes back.
    table.stop('closing');
    await hand.pass(2 * DAY, DAY);
    await hand.tidy();
    const [kept] = await hand.store.all('game.get', game);
    expect(kept.status).toBe('aborted');
    expect(verify(String(kept.record))).toMatchObject({ ok: false, step: 'moves' });
    expect(String(kept.record)).toContain('Salts: -,-,-,-\n');
    expect(await statusOf(id)).toBeUndefined();
  });

  test('and a clock runs is closed after one day', async () => {
    const { id, ann } = await playing();
    ann.leave();
    await hand.pass(23 * HOUR, HOUR);
    await hand.tidy();
    expect(await statusOf(id)).toBe('open');
    await hand.pass(2 * HOUR, HOUR);
    await hand.tidy();
    expect(await statusOf(id)).toBeUndefined();
  });

  test('is as old as the last visit, not as the last change of its document', async () => {
    const { id, ann } = await playing({ ...SETUP, pace: 'off' });
    await hand.pass(13 * DAY, DAY);
    ann.leave();
    await hand.pass(2 * DAY, DAY);
    await hand.tidy();
    expect(await statusOf(id)).toBe('open');
    await hand.pass(13 * DAY, DAY);
    await hand.tidy();
    expect(await statusOf(id)).toBeUndefined();
  });

  test('stays where it cannot be closed now, and the next ones are closed all the same', async () => {
    const first = await playing({ ...SETUP, pace: 'off' });
    first.ann.leave();
    await hand.pass(3 * MINUTE);
    const { id, table } = await hand.open(SETUP, ANN);
    table.stop('closing');
    await hand.pass(15 * DAY, DAY);
    const { write } = hand.store;
    hand.store.write = async (unit) => (unit.steps.some(([name]) => name === 'game.end') ? 'lost' : write(unit));
    await hand.tidy();
    hand.store.write = write;
    expect(await statusOf(first.id)).toBe('open');
    expect((await hand.store.all('game.get', first.game))[0].status).toBe('open');
    expect(await statusOf(id)).toBeUndefined();
    await hand.tidy();
    expect((await hand.store.all('game.get', first.game))[0].status).toBe('aborted');
  });

  test('is closed however many others may still stay', async () => {
    const { clock, store } = hand;
    const slow = JSON.stringify({ ...SETUP, pace: 'off', seats: [] });
    for (let i = 0; i < 120; i++) {
      const id = `slow${i}`;
      const touched = clock.now() - DAY;
      await store.write({
        steps: [
          ['table.new', id, null, 'node', 0, slow, ANN.id, touched, null, 1],
          ['table.set', null, 0, 'over', slow, null, ANN.id, touched, id, 0],
        ],
      });
    }
    const { id, table } = await hand.open(SETUP, ANN);
    table.stop('closing');
    await hand.pass(HOUR, HOUR);
    await hand.tidy();
    expect(await statusOf(id)).toBeUndefined();
    expect(await statusOf('slow0')).toBe('over');
  });
});

test('whoever is out and might come back sees no hands, and may go on talking', async () => {
  const packs = ['base', 'high-noon'];
  for (;;) {
    const { table, ann } = await playing({ ...SETUP, packs, pace: 'quick' });
    const lives = (): boolean => table.host?.over === false && table.host.game.inPlay(0);
    for (let i = 0; i < 400 && lives(); i++) await hand.pass(5000);
    if (table.host?.over !== false || lives()) {
      ann.leave();
      continue;
    }
    ann.say({ t: 'look', seat: 'open' });
    await expect.poll(() => ann.heard.at(-1)).toMatchObject({ t: 'no', code: 'not-open' });
    ann.say({ t: 'say', id: 'say-01', room: 'table', text: 'I shall be back' });
    await expect.poll(() => ann.heard.findLast(({ t }) => t === 'chat')).toMatchObject({ text: 'I shall be back' });
    ann.leave();
    return;
  }
}, 120_000);
