import { describe, expect, it } from 'vitest';
import { BalanceCount } from '../src/balance.ts';
import { simulateIn } from '../src/simulate.ts';

const THREADS = [1, 2] as const;

describe('what comes out does not depend on the number of threads', () => {
  it('in a simulation, with its balance', async () => {
    const reports = THREADS.map(async (threads) => {
      const balance = new BalanceCount();
      const report = await simulateIn(threads, {
        game: 'dice',
        packs: ['base'],
        variants: {},
        players: { min: 3, max: 4 },
        bots: ['gunslinger:2', 'greenhorn'],
        games: 4,
        seed: '5',
        balance,
      });
      const { wins, longest, longestSeed, decisionsPerGame, stops, failed } = report;
      return { wins, longest, longestSeed, decisionsPerGame, stops, failed, balance: balance.result(report) };
    });
    const [one, two] = await Promise.all(reports);
    expect(two).toEqual(one);
    expect(one).toMatchObject({ stops: 0, failed: [] });
  });
});
