import { hashGame, hasSeat, nextBelow, PASS, PUBLIC, seatsOf } from '@sixgun/engine';
import { type GameMessage, type Hint, type Level, PACE_TIMES } from '@sixgun/protocol';
import { describe, expect, test } from 'vitest';
import { Host, type Log, type Row, thinkAtOnce } from '../src/index.ts';
import { chance, randomMove, SETUPS } from './tables.ts';
import { type Client, HOLD, VirtualTable } from './virtual.ts';

const PEOPLE = [0, 2, 3];

/** Lets people answer at random, now and then late, until the game is over or so much time has passed. */
async function playOn(table: VirtualTable, clients: readonly Client[], seed: string, most = 20_000_000): Promise<void> {
  const rng = chance(seed);
  while (!table.host.over && table.clock.time < most) {
    await table.pass(100 + nextBelow(rng, 2000));
    for (const client of clients) {
      const { follower } = client;
      if (follower.decision === null || follower.underWay !== null || follower.decision.sealed !== null) continue;
      if (follower.decision.standing && nextBelow(rng, 8) > 0) continue;
      if (follower.decision.spare !== null && nextBelow(rng, 2) > 0) continue;
      const picks = client.randomPicks(rng);
      if (picks === null) continue;
      follower.move(picks, true);
      await table.settled();
      if (nextBelow(rng, 20) === 0 && follower.back) follower.takeBack();
    }
  }
}

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

  test('a bot with a choice answers as soon as one without, however long it thinks', async () => {
    const atOnce = thinkAtOnce('slow');
    const table: VirtualTable = new VirtualTable('card, all packs', 'slow thoughts', [], {
      hold: { least: 0, most: 0 },
      think: (host, seat, level) => {
        const thought = atOnce(host, seat, level);
        if (host.options(seat).length === 1) return thought;
        return new Promise((resolve) => table.clock.later(400, () => resolve(thought)));
      },
    });
    table.sit();
    await table.pass(60_000);
    const waits = table.log.rows.map(({ at }, i, rows) => at - (rows[i - 1]?.at ?? 0));
    // In a window several answer at once.
    expect([...new Set(waits)].toSorted()).toEqual([0, 500]);
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

describe('an answer that is only held', () => {
  /** Somebody who has moved and may take that back, and now passes: the pass is held. */
  async function passing(seed: string) {
    const table = new VirtualTable('card, base', seed, [0, 1, 2, 3, 4], { hold: { least: 5000, most: 5000 } });
    const clients = [0, 1, 2, 3, 4].map((seat) => table.sit(seat));
    const rng = chance(seed);
    await table.settled();
    for (let n = 0; n < 400 && !table.host.over; n++) {
      const client = clients[seatsOf(table.host.game.asked)[0]];
      const { follower } = client;
      if (follower.back && follower.decision?.tree.includes(PASS) === true) {
        follower.move([PASS], true);
        await table.settled();
        return { table, client, rows: table.log.rows.length };
      }
      const picks = client.randomPicks(rng);
      if (picks !== null && picks[0] !== PASS) follower.move(picks, true);
      await table.pass(6000);
    }
    throw new Error('Nobody could pass after a move of his own.');
  }

  test('and withdrawn takes nothing else back, however often that is sent', async () => {
    const { table, client, rows } = await passing('withdrawn');
    const id = client.follower.takeBack();
    const again = { t: 'back', id, q: table.host.q } as const;
    for (let n = 0; n < 3; n++) client.say(again);
    await table.settled();
    expect(table.log.rows).toHaveLength(rows);
    expect(client.heard.filter(({ message }) => message.t === 'done')).toHaveLength(4);
    // Another one means the move itself.
    client.follower.takeBack();
    await table.settled();
    expect(table.log.rows.at(-1)).toMatchObject({ kind: 'back' });
  });

  test('and sent again is the same answer, and no other that takes its place', async () => {
    const { table, client } = await passing('again');
    const from = client.heard.length;
    const id = client.follower.underWay?.id ?? '';
    client.say({ t: 'move', id, q: table.host.q, picks: [PASS], sure: true });
    await table.settled();
    expect(client.heard.slice(from).map(({ message }) => message)).toEqual([{ t: 'got', id }]);
    await table.pass(6000);
    expect(table.log.rows.filter(({ cid }) => cid === id)).toHaveLength(1);
  });
});

describe('holds', () => {
  /** How long after its question an answer of a person was applied. */
  async function delays(name: string, seed: string): Promise<Record<'spared' | 'passed', number[]>> {
    const table = new VirtualTable(name, seed, [0, 1, 2, 3]);
    const clients = [0, 1, 2, 3].map((seat) => table.sit(seat));
    const found: Record<'spared' | 'passed', number[]> = { spared: [], passed: [] };
    const rng = chance(seed);
    let [asked, since, rows] = [-1, 0, 0];
    const look = (): void => {
      for (const row of table.log.rows.slice(rows)) {
        const passed = row.kind === 'move' && row.picks.length === 1 && row.picks[0] === PASS;
        if (passed && row.by === 'spared') found.spared.push(table.clock.time - since);
        if (passed && row.by === 'person') found.passed.push(table.clock.time - since);
      }
      rows = table.log.rows.length;
      if (table.host.q !== asked) [asked, since] = [table.host.q, table.clock.time];
    };
    for (let n = 0; n < 4000 && !table.host.over; n++) {
      for (const client of clients) {
        const { follower } = client;
        if (follower.decision?.standing !== false || follower.decision.sealed !== null || follower.underWay !== null)
          continue;
        // Whoever could do something passes at once, if that is possible.
        const picks = follower.decision.tree.includes(PASS) ? [PASS] : client.randomPicks(rng);
        if (follower.decision.spare === null && picks !== null) follower.move(picks, true);
      }
      await table.settled();
      look();
      await table.pass(10);
      look();
    }
    return found;
  }

  test('a pass takes as long with a Missed! in hand as without one', async () => {
    const all: Record<'spared' | 'passed', number[]> = { spared: [], passed: [] };
    for (let seed = 0; seed < 24; seed++) {
      const { spared, passed } = await delays('card, base', `holds ${seed}`);
      all.spared.push(...spared);
      all.passed.push(...passed);
    }
    const mean = (times: readonly number[]) => times.reduce((sum, time) => sum + time, 0) / times.length;
    for (const times of [all.spared, all.passed]) {
      expect(times.length).toBeGreaterThan(40);
      expect(Math.min(...times)).toBeGreaterThanOrEqual(HOLD.least);
      expect(Math.max(...times)).toBeLessThanOrEqual(HOLD.most + 10);
      // Uniform between the bounds: the mean of 40 is within 5 standard deviations of the middle.
      expect(Math.abs(mean(times) - (HOLD.least + HOLD.most) / 2)).toBeLessThan(280);
    }
  });

  test('there is none where nobody else could learn anything', async () => {
    const table = new VirtualTable('card, base', 'alone', [0]);
    const me = table.sit(0);
    await playOn(table, [me], 'alone');
    expect(table.host.over).toBe(true);
    const spared = table.log.rows.filter(({ by }) => by === 'spared');
    expect(spared.length).toBeGreaterThan(0);
    expect(me.heard.every(({ message }) => message.t !== 'got')).toBe(true);
  });

  test('who says "wait" is not answered for', async () => {
    const table = new VirtualTable('card, base', 'wait', [0, 1, 2, 3, 4]);
    const clients = [0, 1, 2, 3, 4].map((seat) => table.sit(seat));
    const rng = chance('wait');
    let waited = false;
    for (let n = 0; n < 3000 && !waited; n++) {
      await table.pass(50);
      for (const client of clients) {
        const { decision, ask, underWay } = client.follower;
        if (decision === null || decision.standing || decision.sealed !== null || underWay !== null) continue;
        if (decision.spare === null) {
          const picks = client.randomPicks(rng);
          if (picks !== null) client.follower.move(picks, true);
          continue;
        }
        const { q } = table.host;
        expect(decision.spare).toBeGreaterThan(HOLD.least - 100);
        client.say({ t: 'wait', q: ask?.q ?? -1 });
        await table.pass(60_000);
        expect(table.host.q).toBe(q);
        expect(client.follower.decision?.spare).toBeNull();
        waited = true;
        break;
      }
    }
    expect(waited).toBe(true);
  });
});

describe('a window', () => {
  /** Brings a table to a window in which several are asked; people drive all seats. */
  async function atWindow(name: string, seed: string): Promise<{ table: VirtualTable; clients: Client[] } | null> {
    const all = [...Array(SETUPS[name].players).keys()];
    const table = new VirtualTable(name, seed, all, { spares: 'windows' });
    const clients = [...all.map((seat) => table.sit(seat)), table.sit()];
    const rng = chance(`to the window ${seed}`);
    await table.settled();
    for (let n = 0; n < 400 && !table.host.over; n++) {
      const { game } = table.host;
      const free = seatsOf(game.asked).filter((seat) => game.spared(seat) === null);
      if (game.isWindow() && seatsOf(game.asked).length > 2 && free.length > 0) return { table, clients };
      for (const seat of seatsOf(game.asked)) {
        const picks = clients[seat].randomPicks(rng);
        if (picks !== null) clients[seat].follower.move(picks, true);
      }
      await table.pass(HOLD.most);
    }
    return null;
  }

  test.each(['card, base', 'card, valley of shadows', 'dice, old saloon'])(
    'what a seat hears before it opens does not depend on what others answer, nor when: %s',
    async (name) => {
      let windows = 0;
      for (let seed = 0; seed < 12 && windows < 3; seed++) {
        const heard = new Map<number, string>();
        for (const how of ['nobody', 'early', 'late', 'twice']) {
          const at = await atWindow(name, `window ${seed}`);
          if (at === null) break;
          const { table, clients } = at;
          const { q, game } = table.host;
          const rng = chance(`${how} ${seed}`);
          // One of those who have a choice never answers, so the window stays shut.
          const free = seatsOf(game.asked).filter((seat) => game.spared(seat) === null);
          const silent = free[0];
          const answering = free.slice(1);
          const from = clients.map((client) => client.heard.length);
          if (how === 'late') await table.pass(HOLD.most + 1000);
          else await table.pass(10);
          for (const seat of how === 'nobody' ? [] : answering.toReversed()) {
            for (let times = how === 'twice' ? 2 : 1; times > 0; times--)
              clients[seat].follower.move(randomMove(table.host, seat, rng), true);
            await table.pass(7);
          }
          await table.pass(20_000 - (table.clock.time % 1000));
          expect(table.host.q).toBe(q);
          clients.forEach((client, n) => {
            if (answering.includes(n)) return;
            const text = JSON.stringify(client.heard.slice(from[n]).map(({ at, text }) => [at, text]));
            const before = heard.get(n);
            if (before === undefined) heard.set(n, text);
            else expect(text).toBe(before);
          });
          expect(hasSeat(table.host.game.asked, silent)).toBe(true);
          if (how === 'twice') windows++;
        }
      }
      expect(windows).toBeGreaterThan(0);
    },
  );
});

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

describe('bots', () => {
  test('that think elsewhere are waited for, and their answer is void when the question has changed', async () => {
    const asked: { resolve: (picks: readonly number[] | null) => void; seat: number }[] = [];
    const atOnce = thinkAtOnce('elsewhere');
    const table = new VirtualTable('card, base', 'elsewhere', [0, 1], {
      think: (_host, seat) => new Promise((resolve) => asked.push({ resolve, seat })),
    });
    const clients = [0, 1].map((seat) => table.sit(seat));
    const rng = chance('elsewhere');
    for (let n = 0; n < 400 && !table.host.over; n++) {
      await table.pass(2500);
      for (const { resolve, seat } of asked.splice(0)) {
        const still = hasSeat(table.host.game.asked | table.host.game.standing, seat);
        resolve(still ? await atOnce(table.host, seat, 'rule') : null);
      }
      for (const client of clients) {
        const picks = client.follower.decision?.standing === false ? client.randomPicks(rng) : null;
        if (picks !== null && client.follower.underWay === null) client.follower.move(picks, true);
      }
      // A promise takes a few turns until its answer is posted.
      for (let turn = 0; turn < 5; turn++) await table.settled();
    }
    expect(table.host.over).toBe(true);
    expect(table.news).not.toContain('fallback');
  });

  test('are asked for advice: told once it is known, thought of once, one thing at a time; and the table goes on', async () => {
    const asked: string[] = [];
    const answers: { resolve(hint: Hint | null): void; reject(error: Error): void }[] = [];
    const table = new VirtualTable('card, base', 'hints', [0, 1, 2, 3, 4], {
      adviser: {
        hint(_host, seat, draft) {
          asked.push(`${seat} ${draft.join()}`);
          return new Promise((resolve, reject) => answers.push({ resolve, reject }));
        },
        odds: async () => [null, [0, 0.5, 0.5, 0], null, null, null],
      },
    });
    const clients = [0, 1, 2, 3, 4].map((seat) => table.sit(seat));
    await table.pass(3000);
    const [seat] = seatsOf(table.host.game.asked);
    const { q } = table.host;
    const heard = () =>
      clients[seat].heard.flatMap(({ message }) => (['hint', 'odds', 'no'].includes(message.t) ? [message] : []));
    const settle = async (): Promise<void> => {
      for (let turn = 0; turn < 5; turn++) await table.settled();
    };
    const say = (message: GameMessage): Promise<void> => {
      clients[seat].say(message);
      return settle();
    };
    const hint: Hint = { picks: [4095], level: 'legend', simpler: false, why: null, others: [] };
    await say({ t: 'hint', q });
    await say({ t: 'hint', q, draft: [4101] });
    await say({ t: 'hint', q });
    expect(heard()).toEqual([{ t: 'no', code: 'rate' }]);
    answers[0].resolve(hint);
    await settle();
    await say({ t: 'hint', q });
    expect(heard().slice(1)).toEqual([
      { t: 'hint', q, hint },
      { t: 'hint', q, hint },
      { t: 'hint', q, hint },
    ]);
    await say({ t: 'hint', q: q - 1 });
    await say({ t: 'hint', q, draft: [4101] });
    answers[1].reject(new Error('no idea'));
    await settle();
    await say({ t: 'odds' });
    expect(heard().slice(4)).toEqual([
      { t: 'no', code: 'stale' },
      { t: 'no', code: 'stale' },
      { t: 'odds', odds: [null, [0, 0.5, 0.5, 0], null, null, null] },
    ]);
    expect(asked).toEqual([`${seat} `, `${seat} 4101`]);
    expect(table.news).not.toContain('stuck');
    expect(table.host.q).toBe(q);
  });

  test('that fail or answer nonsense do not stop the table', async () => {
    let n = 0;
    const table = new VirtualTable('card, base', 'nonsense', [], {
      think() {
        n++;
        if (n % 3 === 0) throw new Error('no idea');
        return n % 3 === 1 ? [4095] : Promise.reject(new Error('no thread'));
      },
    });
    table.actor.start();
    for (let turn = 0; turn < 3000 && !table.host.over && table.log.rows.length < 120; turn++) await table.pass(600);
    expect(table.log.rows.length).toBeGreaterThanOrEqual(100);
    expect(table.news).toContain('fallback');
    expect(table.news).not.toContain('stuck');
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
