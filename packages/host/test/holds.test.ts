import { hasSeat, PASS, seatsOf } from '@sixgun/engine';
import { describe, expect, test } from 'vitest';
import { playOn } from './play-on.ts';
import { chance, randomMove, SETUPS } from './tables.ts';
import { type Client, HOLD, VirtualTable } from './virtual.ts';

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
