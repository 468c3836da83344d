import { afterAll, beforeAll, expect, test } from 'vitest';
import { full, playThrough, wait } from './killing.ts';
import { Service } from './service.ts';

/** Half a minute of several processes. */
const inFull = test.runIf(full || process.env.SIXGUN_FAULTS === '1');
const TABLES = Number(process.env.SIXGUN_TABLES ?? (full ? 100 : 30));

let service: Service | null = null;
beforeAll(async () => {
  if (full || process.env.SIXGUN_FAULTS === '1') service = await Service.start({ NAMED: '1' });
}, 120_000);
afterAll(() => service?.stop(), 60_000);

inFull(
  'all nodes are upgraded one after another while people play: nobody does anything but follow his table',
  async () => {
    if (service === null) return;
    const { nodes, api } = service;
    const drains: number[] = [];
    const played = await playThrough(
      api,
      TABLES,
      async () => {
        for (const node of nodes) {
          node.listed = false;
          expect(await node.process.end('SIGTERM')).toBe(0);
          drains.push(Number(/were handed over in (\d+) ms/.exec(node.process.output)?.[1]));
          await node.restart();
          await wait(1000);
        }
      },
      { pace: 150, drop: 0 },
    );
    const seats = played.tables.flatMap((table) => table.seats);
    const sum = (count: (seat: (typeof seats)[number]) => number): number => seats.reduce((n, s) => n + count(s), 0);
    const [moves, losses] = [sum((seat) => seat.moves), sum((seat) => seat.losses)];
    console.log(
      `${TABLES} tables, ${seats.length} people: told ${moves} times where their table is, ${losses} connections lost; ${played.acknowledged} actions acknowledged, all of them once in the log; drains: ${drains.join(', ')} ms.`,
    );
    expect(losses).toBe(0);
    expect(moves).toBeGreaterThan(seats.length);
    expect(Math.max(...drains)).toBeLessThan(5000);
  },
  1_500_000,
);
