import { hasSeat, seatsOf } from '@sixgun/engine';
import type { GameMessage, Hint } from '@sixgun/protocol';
import { describe, expect, test } from 'vitest';
import { type Answered, thinkAtOnce } from '../src/index.ts';
import { chance } from './tables.ts';
import { VirtualTable } from './virtual.ts';

describe('bots', () => {
  test('that think elsewhere are waited for, and their answer is void when the question has changed', async () => {
    const asked: { resolve: (answer: Answered) => void; seat: number }[] = [];
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
        resolve(still ? atOnce(table.host, seat, 'rule') : { picks: null, mind: 'rule', ground: null });
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

  test('that think elsewhere answer no sooner and no later for having much to think about', async () => {
    /** When each row was made, where bots take so long for a choice. */
    async function times(thinks: number): Promise<number[]> {
      const atOnce = thinkAtOnce('ponder');
      const at: number[] = [];
      const table: VirtualTable = new VirtualTable('card, base', 'ponder', [], {
        log: {
          append(rows) {
            for (const _ of rows) at.push(table.clock.time);
            return Promise.resolve('durable');
          },
        },
        think: (host, seat) => {
          const picks = atOnce(host, seat, 'rule');
          return new Promise((resolve) => table.clock.later(thinks, () => resolve(picks)));
        },
      });
      table.sit();
      for (let n = 0; n < 6000 && at.length < 30; n++) {
        await table.pass(10);
        for (let turn = 0; turn < 5; turn++) await table.settled();
      }
      return at;
    }
    const hasty = await times(1);
    expect(hasty.length).toBeGreaterThanOrEqual(30);
    expect(await times(450)).toEqual(hasty);
  });

  test('are asked for advice: told once it is known, thought of once, one thing at a time; and the table goes on', async () => {
    const asked: string[] = [];
    const shares: number[] = [];
    const answers: { resolve(hint: Hint | null): void; reject(error: Error): void }[] = [];
    const table = new VirtualTable('card, base', 'hints', [0, 1, 2, 3, 4], {
      adviser: {
        hint(_host, seat, draft) {
          asked.push(`${seat} ${draft.join()}`);
          return new Promise((resolve, reject) => answers.push({ resolve, reject }));
        },
        async odds(_host, seat) {
          shares.push(seat);
          return shares.length === 1 ? null : [null, [0, 0.5, 0.5, 0], null, null, null];
        },
      },
    });
    const clients = [0, 1, 2, 3, 4].map((seat) => table.sit(seat));
    await table.pass(3000);
    const [seat] = seatsOf(table.host.game.asked);
    const { q } = table.host;
    // Only a character is chosen here: any draft stands for a move that was begun.
    table.host.mayGoOn = () => true;
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
    // The odds change with the table alone, so they are thought of once; again if nobody had the time.
    for (let times = 0; times < 4; times++) await say({ t: 'odds' });
    const odds = [null, [0, 0.5, 0.5, 0], null, null, null];
    expect(heard().slice(4)).toEqual([
      { t: 'no', code: 'stale' },
      { t: 'no', code: 'stale' },
      { t: 'odds', odds: null },
      { t: 'odds', odds },
      { t: 'odds', odds },
      { t: 'odds', odds },
    ]);
    expect(shares).toEqual([seat, seat]);
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
        if (n % 3 === 1) return { picks: [4095], mind: 'rule', ground: null };
        return Promise.reject(new Error('no thread'));
      },
    });
    table.actor.start();
    for (let turn = 0; turn < 3000 && !table.host.over && table.log.rows.length < 120; turn++) await table.pass(600);
    expect(table.log.rows.length).toBeGreaterThanOrEqual(100);
    expect(table.news).toContain('fallback');
    expect(table.news).not.toContain('stuck');
  });
});
