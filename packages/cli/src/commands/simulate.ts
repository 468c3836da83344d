import type { Command } from 'commander';
import { BalanceCount } from '../balance.ts';
import { parseBots, parseCount, parseRecordFile, parseSeed, requireWritable, writeText } from '../input.ts';
import { progressBar } from '../progress.ts';
import { simulateIn } from '../simulate.ts';
import { reportText } from '../simulation-report.ts';
import { usualThreads } from '../threads.ts';
import { botNames, FAILED, MOST_GAMES, MOST_THREADS, parseSetup, type Setup, withSetup } from './options.ts';

interface Simulation {
  bots: string;
  games: string;
  seed: string;
  record?: string;
  balance?: string;
  held: boolean;
  threads: string;
  json: boolean;
}

/** `sixgun simulate`: many games of bots, counted. */
export function addSimulate(program: Command): void {
  withSetup(program.command('simulate').description('let bots play many games and count'), {
    what: 'number of players, or a range like 4-7 to go through',
    usual: '4',
  })
    .option('--bots <list>', `players by seat, going round ${botNames}`, 'random')
    .option('--games <n>', 'how many games', '1000')
    .option('--seed <text>', 'seed of the first game', '1')
    .option('--record <file>', 'write the record of every game; with several games x.txt becomes x-1.txt, x-2.txt …')
    .option('--balance <file>', 'write who wins with what, for the balance page of the browser (JSON)')
    .option('--held', 'count how often each card was held although it could be played', false)
    .option('--threads <n>', 'threads for players who look ahead', String(usualThreads()))
    .option('--json', 'print one JSON object', false)
    .action(async (options: Setup & Simulation) => {
      const games = parseCount('--games', options.games, 1, MOST_GAMES);
      const given = {
        ...parseSetup(options),
        bots: parseBots(options.bots),
        games,
        seed: parseSeed(options.seed),
        record: parseRecordFile(options.record),
        held: options.held,
        ...(options.balance === undefined ? {} : { balance: new BalanceCount() }),
      };
      const threads = parseCount('--threads', options.threads, 1, MOST_THREADS);
      requireWritable(options.balance);
      const bar = progressBar(games, 'games');
      const report = await simulateIn(threads, given, bar.update);
      bar.clear();
      if (options.balance !== undefined && given.balance !== undefined)
        writeText(options.balance, `${JSON.stringify(given.balance.result(report))}\n`);
      console.log(options.json ? JSON.stringify(report) : reportText(report));
      if (report.failures > 0) process.exitCode = FAILED;
    });
}
