import { hashGame, PUBLIC, seatsOf } from '@sixgun/engine';
import { describe, expect, test } from 'vitest';
import { Host, type Log, type Row } from '../src/index.ts';
import { playOn } from './play-on.ts';
import { chance, randomMove, SETUPS } from './tables.ts';
import { VirtualTable } from './virtual.ts';

const PEOPLE = [0, 2, 3];

describe('a table of people and bots', () => {
  test.each(Object.keys(SETUPS))('plays to the end, and everybody has followed: %s', async (name) => {
    const seed = 'a-seed-nobody-may-know';
    const table = new VirtualTable(name, seed, PEOPLE);
    const clients = PEOPLE.map((seat) => table.sit(seat));
    const onlooker = table.sit();
    await playOn(table, clients, `actor ${name}`);
    expect(table.host.over).toBe(true);
    expect(table.news.at(-1)).toBe('over');
    for (const client of [...clients, onlooker]) {
      const { follower, port } = client;
      expect(follower.view).toEqual(table.host.view(port.audience));
      expect(follower.story).toEqual(table.host.story());
      expect(follower.drifts).toBe(0);
      expect(follower.underWay).toBeNull();
      const all = client.heard.map(({ text }) => text).join('\n');
      for (const secret of [seed, '"stack"', '"frames"', '"option"', '"record"', '"bank"', '"line"'])
        expect(all).not.toContain(secret);
    }
    expect(hashGame(Host.replay(table.host.header, table.log.rows).game)).toBe(hashGame(table.host.game));
    for (const { by } of table.log.rows) expect(['person', 'bot:rule', 'spared']).toContain(by);
    expect(table.clock.alarmsSet).toBe(0);
  });

  test('an action sent again is only confirmed; a client that was cut off goes on where it was', async () => {
    const table = new VirtualTable('card, base', 'again', PEOPLE);
    const clients = PEOPLE.map((seat) => table.sit(seat));
    await table.settled();
    const rng = chance('again');
    let confirmed = 0;
    while (!table.host.over && confirmed < 20) {
      await table.pass(3000);
      for (const client of clients) {
        const picks = client.randomPicks(rng);
        if (picks === null || client.follower.decision?.standing !== false) continue;
        const { port } = client;
        const send = port.send;
        // The answer is lost with the connection.
        port.send = () => {};
        client.follower.move(picks, true);
        await table.settled();
        table.actor.leave(port);
        port.send = send;
        expect(client.follower.underWay).not.toBeNull();
        const before = table.log.rows.length;
        client.follower.connected();
        await table.settled();
        if (client.follower.underWay !== null) continue;
        confirmed++;
        expect(table.log.rows.length - before).toBeLessThanOrEqual(1);
        expect(client.follower.view).toEqual(table.host.view(port.audience));
        const ids = table.log.rows.flatMap(({ cid }) => cid ?? []);
        expect(new Set(ids).size).toBe(ids.length);
      }
    }
    expect(confirmed).toBe(20);
  });
});

describe('the log', () => {
  test('nobody hears of a row before it is durable', async () => {
    const waiting: (() => void)[] = [];
    const rows: Row[] = [];
    const log: Log = {
      append: (added) =>
        new Promise((resolve) => {
          waiting.push(() => {
            rows.push(...added);
            resolve('durable');
          });
        }),
    };
    const table = new VirtualTable('card, base', 'slow', [0, 1, 2, 3, 4], { log, hold: { least: 0, most: 0 } });
    const clients = [0, 1, 2, 3, 4].map((seat) => table.sit(seat));
    const ticks = async (): Promise<void> => {
      for (let n = 0; n < 20; n++) await null;
    };
    await ticks();
    const asked = seatsOf(table.host.game.asked)[0];
    const rng = chance('slow');
    const heard = clients.map((client) => client.heard.length);
    clients[asked].follower.move(clients[asked].randomPicks(rng) ?? [], true);
    // Whoever comes while the row is on its way waits as well.
    const late = table.sit();
    await ticks();
    expect(waiting.length).toBe(1);
    expect(clients.map((client) => client.heard.length)).toEqual(heard);
    expect(late.heard).toEqual([]);
    waiting.shift()?.();
    await ticks();
    expect(rows.length).toBe(1);
    expect(late.heard.map(({ message }) => message.t)).toContain('table');
    expect(clients[asked].follower.underWay).toBeNull();
  });

  test('an actor whose row is lost ends without a word', async () => {
    const log: Log = { append: async () => 'lost' };
    const table = new VirtualTable('card, base', 'lost', [0, 1, 2, 3, 4], { log, hold: { least: 0, most: 0 } });
    const clients = [0, 1, 2, 3, 4].map((seat) => table.sit(seat));
    const onlooker = table.sit();
    await table.settled();
    const asked = seatsOf(table.host.game.asked)[0];
    const heard = onlooker.heard.length;
    clients[asked].follower.move(clients[asked].randomPicks(chance('lost')) ?? [], true);
    await table.pass(60_000);
    expect(table.news.at(-1)).toBe('lost');
    expect(onlooker.heard.length).toBe(heard);
    expect(onlooker.port.audience).toBe(PUBLIC);
  });
});

describe('several seats on one device', () => {
  test('see what everybody sees until one of them looks', async () => {
    const table = new VirtualTable('card, base', 'hotseat', [0, 1, 2, 3, 4], { hold: { least: 0, most: 0 } });
    const client = table.sit(0, 1);
    client.say({ t: 'look', seat: null });
    await table.settled();
    expect(client.port.audience).toBe(PUBLIC);
    expect(client.follower.view).toEqual(table.host.view(PUBLIC));
    client.say({ t: 'look', seat: 1 });
    await table.settled();
    expect(client.follower.view).toEqual(table.host.view(1));
    client.say({ t: 'look', seat: 2 });
    client.say({ t: 'look', seat: 'open' });
    await table.settled();
    const codes = client.heard.flatMap(({ message }) => (message.t === 'no' ? [message.code] : []));
    expect(codes).toEqual(['no-seat', 'not-open']);
    client.say({ t: 'look', seat: null });
    await table.settled();
    // Characters are being chosen: seat 0 answers without looking.
    const picks = randomMove(table.host, 0, chance('hotseat'));
    const id = client.follower.move(picks, true, 0);
    await table.settled();
    expect(table.log.rows.map(({ seat, cid }) => [seat, cid])).toEqual([[0, id]]);
    expect(client.follower.underWay).toBeNull();
    client.say({ t: 'move', id: 'somebody-else', q: table.host.q, picks, seat: 3 });
    await table.settled();
    expect(client.heard.at(-1)?.message).toEqual({ t: 'no', id: 'somebody-else', code: 'no-seat' });
  });
});
