import type { Command } from 'commander';
import { arena, arenaText } from '../arena/arena.ts';
import { FACTIONS } from '../arena/deal.ts';
import { plotOf } from '../arena/plot.ts';
import { checkExam, checkedLine, exam, examText } from '../exam.ts';
import { filesIn, parseBot, parseCount, parseSeed, parseSome, requireWritable, writeText } from '../input.ts';
import { progressBar } from '../progress.ts';
import { usualThreads } from '../threads.ts';
import { botNames, MOST_GAMES, MOST_THREADS, parseSetup, type Setup, withSetup } from './options.ts';

/** `sixgun arena` and `sixgun exam`: how well somebody plays. */
export function addStrength(program: Command): void {
  withSetup(program.command('arena').description('measure a player against another, one faction exchanged at a time'), {
    what: 'number of players, or a range like 4-7 to go through',
    usual: '5',
  })
    .option(
      '--player <name>',
      `who is measured ${botNames}, a level perhaps with its playouts: legend:100`,
      'gunslinger',
    )
    .option('--against <name>', 'who plays everybody else', 'yardstick')
    .option('--factions <list>', FACTIONS.join(', '), FACTIONS.join())
    .option('--deals <n>', 'how many deals, each played once more for every faction', '200')
    .option('--seed <text>', 'seed of the first deal', '1')
    .option('--threads <n>', 'threads to play in', String(usualThreads()))
    .option('--svg <file>', 'draw the gains')
    .option('--json', 'print one JSON object', false)
    .action(
      async (
        options: Setup & {
          player: string;
          against: string;
          factions: string;
          deals: string;
          seed: string;
          threads: string;
          svg?: string;
          json: boolean;
        },
      ) => {
        const { players, ...setup } = parseSetup(options);
        const deals = parseCount('--deals', options.deals, 1, MOST_GAMES);
        const given = {
          setup,
          players,
          player: parseBot('--player', options.player),
          rival: parseBot('--against', options.against),
          factions: parseSome('--factions', options.factions, FACTIONS),
          deals,
          seed: parseSeed(options.seed),
          threads: parseCount('--threads', options.threads, 1, MOST_THREADS),
        };
        requireWritable(options.svg);
        const bar = progressBar(deals, 'deals');
        const report = await arena(given, bar.update);
        bar.clear();
        if (options.svg !== undefined) writeText(options.svg, plotOf(report));
        console.log(options.json ? JSON.stringify(report) : arenaText(report));
      },
    );

  program
    .command('exam')
    .description('put positions with known good and bad moves to a player')
    .argument('[file...]', 'files or folders of positions', ['exam'])
    .option('--player <name>', `who is examined ${botNames}`, 'gunslinger')
    .option('--only <id>', 'one position')
    .option('--check <playouts>', 'print instead what so many playouts say of the moves')
    .option('--json', 'print JSON', false)
    .action((paths: string[], options: { player: string; only?: string; check?: string; json: boolean }) => {
      const files = filesIn(paths, /\.ya?ml$/);
      if (options.check !== undefined) {
        const playouts = parseCount('--check', options.check, 1, MOST_GAMES);
        const checked = checkExam(files, playouts, options.only);
        console.log(options.json ? JSON.stringify(checked) : checked.map(checkedLine).join('\n'));
        return;
      }
      const report = exam(files, parseBot('--player', options.player), options.only);
      console.log(options.json ? JSON.stringify(report) : examText(report));
    });
}
