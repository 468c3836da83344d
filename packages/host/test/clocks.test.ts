import { PUBLIC, seatsOf } from '@sixgun/engine';
import { type Level, PACE_TIMES } from '@sixgun/protocol';
import { describe, expect, test } from 'vitest';
import { type Host, thinkAtOnce } from '../src/index.ts';
import { chance } from './tables.ts';
import { VirtualTable } from './virtual.ts';

describe('clocks', () => {
  const quick = PACE_TIMES.quick;

  test('a sleeper is warned, covered, and has the seat back with any word', async () => {
    const table = new VirtualTable('card, base', 'clock', [0, 1], { times: quick, hold: { least: 0, most: 0 } });
    const [sleeper, awake] = [table.sit(0), table.sit(1)];
    const rng = chance('clock');
    const [first] = table.actor.seats;
    for (let n = 0; n < 600 && first.cover === 'no'; n++) {
      await table.pass(500);
      const picks = awake.follower.decision?.standing === false ? awake.randomPicks(rng) : null;
      if (picks !== null && awake.follower.underWay === null) awake.follower.move(picks, true);
    }
    expect(first.cover).toBe('clock');
    const warnings = sleeper.heard.filter(({ message }) => message.t === 'clock');
    expect(warnings.map(({ message }) => message.t === 'clock' && message.left)).toContain(10_000);
    await table.pass(100);
    expect(table.log.rows.some(({ seat, by }) => seat === 0 && by === 'cover:rule')).toBe(true);
    sleeper.say({ t: 'here' });
    await table.settled();
    expect(first.cover).toBe('no');
    expect(first.bank).toBeGreaterThanOrEqual(15_000);
    if (seatsOf(table.host.game.asked).includes(0))
      expect(sleeper.heard.at(-1)?.message).toMatchObject({ t: 'clock', seat: 0, left: 15_000 + 6000 });
  });

  test('whoever is away is covered when asked, and is back with the first word', async () => {
    const table = new VirtualTable('card, base', 'away', [0, 1], {
      times: PACE_TIMES.normal,
      hold: { least: 0, most: 0 },
    });
    const [gone, awake] = [table.sit(0), table.sit(1)];
    const rng = chance('away');
    await table.settled();
    table.actor.leave(gone.port);
    const [first] = table.actor.seats;
    for (let n = 0; n < 600 && first.cover === 'no'; n++) {
      await table.pass(500);
      const picks = awake.follower.decision?.standing === false ? awake.randomPicks(rng) : null;
      if (picks !== null && awake.follower.underWay === null) awake.follower.move(picks, true);
    }
    expect(first.cover).toBe('away');
    expect(table.clock.time).toBeGreaterThanOrEqual(20_000);
    gone.follower.connected();
    await table.settled();
    expect(first.cover).toBe('no');
    expect(gone.follower.view).toEqual(table.host.view(0));
  });

  test.each(['here', 'comes and goes'])('nobody puts an answer off for ever by coming back: %s', async (how) => {
    const atOnce = thinkAtOnce('slow cover');
    const table: VirtualTable = new VirtualTable('dice, base', 'slow cover', [0, 1, 2, 3, 4], {
      times: quick,
      think: (host, seat) => {
        const picks = atOnce(host, seat, 'rule');
        return new Promise((resolve) => table.clock.later(1000, () => resolve(picks)));
      },
    });
    const all = [0, 1, 2, 3, 4].map((seat) => table.sit(seat));
    await table.pass(3000);
    const [seat] = seatsOf(table.host.game.asked);
    const { q } = table.host;
    if (how !== 'here') table.actor.leave(all[seat].port);
    for (let n = 0; n < 1500 && table.host.q === q; n++) {
      await table.pass(100);
      if (table.actor.seats[seat].cover === 'no') continue;
      if (how === 'here') all[seat].say({ t: 'here' });
      else {
        all[seat].follower.connected();
        await table.settled();
        table.actor.leave(all[seat].port);
      }
    }
    expect(table.host.q).toBeGreaterThan(q);
    expect(table.clock.time).toBeLessThan(100_000);
  });

  test('nobody gains time by making a move and taking it back without end', async () => {
    const table = new VirtualTable('card, base', 'back and forth', [0, 1, 2, 3, 4], { times: quick });
    const all = [0, 1, 2, 3, 4].map((seat) => table.sit(seat));
    const rng = chance('back and forth');
    await table.pass(3000);
    let made: { seat: number; picks: number[] } | null = null;
    while (made === null) {
      for (const seat of seatsOf(table.host.game.asked)) {
        const { follower } = all[seat];
        const picks = all[seat].randomPicks(rng);
        if (picks === null || follower.underWay !== null) continue;
        follower.move(picks, true);
        await table.pass(2500);
        const isAskedAgain = seatsOf(table.host.game.asked).join() === String(seat);
        if (isAskedAgain && follower.back && !table.host.game.isWindow()) made = { seat, picks };
      }
    }
    const { seat, picks } = made;
    const [{ follower }, state] = [all[seat], table.actor.seats[seat]];
    const began = table.clock.time;
    let times = 0;
    for (; times < 100 && state.cover === 'no'; times++) {
      follower.takeBack();
      await table.pass(4000);
      if (state.cover === 'no') follower.move(picks, true);
      await table.pass(1000);
    }
    expect(times).toBeGreaterThan(3);
    expect(state.cover).toBe('clock');
    expect(table.clock.time - began).toBeLessThan(120_000);
  });

  test('who is covered while several are asked is told when all have answered: it would tell who had not', async () => {
    /** What everybody hears of the seats before the window opens, if the first of those asked answers and goes, or only goes. */
    async function told(answers: boolean) {
      const table = new VirtualTable('card, base', 'sealed away', [0, 1, 2, 3, 4], { times: PACE_TIMES.normal });
      const clients = [0, 1, 2, 3, 4].map((seat) => table.sit(seat));
      const seen = () => table.actor.seats.map(({ shown }) => shown);
      await table.pass(5000);
      expect(table.host.game.isWindow()).toBe(true);
      const { q } = table.host;
      const rng = chance('sealed away');
      const answer = (seat: number): void => {
        const picks = clients[seat].randomPicks(rng);
        if (picks !== null) clients[seat].follower.move(picks, true);
      };
      const [gone, ...others] = seatsOf(table.host.game.asked);
      if (answers) answer(gone);
      await table.settled();
      table.actor.leave(clients[gone].port);
      const heard: string[] = [];
      for (let n = 0; n < 30; n++) {
        table.news.length = 0;
        await table.pass(1000);
        heard.push(`${table.news.filter((news) => news === 'seats').length} ${seen()}`);
      }
      expect([table.host.q, table.actor.seats[gone].cover]).toEqual([q, answers ? 'no' : 'away']);
      table.news.length = 0;
      for (const seat of others) answer(seat);
      await table.settled();
      expect(table.host.q).toBeGreaterThan(q);
      if (!answers) expect([seen()[gone], table.news.includes('seats')]).toEqual(['away', true]);
      return heard;
    }
    expect(await told(false)).toEqual(await told(true));
  });

  test('who comes back from his cover while several are asked tells nobody that he had not answered', async () => {
    /** What all others hear, and when, if the first of those asked has let his time run out and comes back, or has answered. */
    async function told(answers: boolean) {
      const atOnce = thinkAtOnce('slow cover');
      const table: VirtualTable = new VirtualTable('card, base', 'sealed back', [0, 1, 2, 3, 4], {
        times: quick,
        think: (host, seat) => {
          const picks = atOnce(host, seat, 'rule');
          return new Promise((resolve) => table.clock.later(4000, () => resolve(picks)));
        },
      });
      const clients = [0, 1, 2, 3, 4].map((seat) => table.sit(seat));
      await table.pass(5000);
      expect(table.host.game.isWindow()).toBe(true);
      const { q } = table.host;
      const answer = (seat: number): void => {
        clients[seat].follower.move(clients[seat].randomPicks(chance(`of ${seat}`)) ?? [], true);
      };
      const [late, slow, ...others] = seatsOf(table.host.game.asked);
      if (answers) answer(late);
      for (const seat of others) answer(seat);
      // The bots of both whose time is up think for a while.
      while (table.actor.seats[slow].cover === 'no') await table.pass(100);
      expect(table.actor.seats[late].cover).toBe(answers ? 'no' : 'clock');
      const from = others.map((seat) => clients[seat].heard.length);
      clients[late].say({ t: 'here' });
      await table.pass(300);
      // Another answer in the place of the own one: is it taken at once?
      answer(others[0]);
      await table.pass(2500);
      expect(table.host.q).toBe(q);
      return others.map((seat, i) => clients[seat].heard.slice(from[i]).map(({ at, text }) => `${at} ${text}`));
    }
    const [here, there] = [await told(false), await told(true)];
    expect(here.flat().length).toBeGreaterThan(0);
    expect(here).toEqual(there);
  });

  test('whoever comes back in the middle of his question is told what is left of his time', async () => {
    const table = new VirtualTable('card, base', 'left', [0, 1], { times: PACE_TIMES.normal });
    const [first, second] = [table.sit(0), table.sit(1)];
    await table.settled();
    const asked = first.follower.decision?.standing === false ? first : second;
    const clocks = () => asked.heard.flatMap(({ message }) => (message.t === 'clock' ? [message] : []));
    expect(clocks()).toEqual([]);
    await table.pass(7000);
    table.actor.leave(asked.port);
    asked.follower.connected();
    await table.settled();
    const [{ seat, q, left }] = clocks();
    expect({ seat, q }).toEqual({ seat: asked.port.audience, q: table.host.q });
    // Free time and bank, less what has passed since the end of the hold.
    expect(left).toBeGreaterThan(12_000 + 90_000 - 7000);
    expect(left).toBeLessThan(12_000 + 90_000 - 7000 + 2400);
  });

  test('whoever comes back with other eyes is shown the table anew, and nothing is laid onto what the old ones saw', async () => {
    const table = new VirtualTable('card, base', 'eyes', [0, 1], { times: quick });
    const [gone] = [table.sit(0), table.sit(1)];
    await table.pass(20_000);
    const { seq } = gone.follower;
    table.actor.leave(gone.port);
    for (let n = 0; n < 100 && table.host.q === seq; n++) await table.pass(1000);
    for (const eyes of [PUBLIC, 0]) {
      gone.port.audience = eyes;
      const from = gone.heard.length;
      gone.follower.connected();
      await table.settled();
      expect(gone.heard.slice(from).map(({ message }) => message.t)).toEqual(['table']);
      expect(gone.follower.view).toEqual(table.host.view(eyes));
    }
    expect(table.host.q).toBeGreaterThan(seq);
  });

  test('without anybody the game stands still at once, no bot thinks, and it costs nobody time', async () => {
    let thoughts = 0;
    const think = (host: Host, seat: number, level: Level) => {
      thoughts++;
      return thinkAtOnce('bots still')(host, seat, level);
    };
    const table = new VirtualTable('card, base', 'still', [0], { times: quick, standsStill: true, think });
    table.actor.start();
    await table.pass(60_000);
    expect([thoughts, table.log.rows.length]).toEqual([0, 0]);
    const me = table.sit(0);
    await table.pass(50);
    table.actor.leave(me.port);
    await table.settled();
    const rows = table.log.rows.length;
    expect(table.clock.alarmsSet).toBe(0);
    thoughts = 0;
    await table.pass(24 * 3_600_000);
    expect([thoughts, table.log.rows.length]).toEqual([0, rows]);
    me.follower.connected();
    await table.pass(5000);
    expect(me.follower.view).toEqual(table.host.view(0));
  });

  test('whoever comes back second has his time to come, however long the game has stood still', async () => {
    const options = { times: PACE_TIMES.normal, hold: { least: 0, most: 0 }, standsStill: true };
    const table = new VirtualTable('card, base', 'second', [0, 1, 2, 3, 4], options);
    const all = [0, 1, 2, 3, 4].map((seat) => table.sit(seat));
    await table.settled();
    const [asked] = seatsOf(table.host.game.asked);
    for (const { port } of all) table.actor.leave(port);
    await table.pass(60_000);
    all[(asked + 1) % 5].follower.connected();
    await table.pass(19_000);
    expect(table.actor.seats[asked].cover).toBe('no');
    await table.pass(2000);
    expect(table.actor.seats[asked].cover).toBe('away');
  });
});
