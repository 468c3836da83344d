import type { Command } from 'commander';
import { bench, benchText } from '../bench/bench.ts';
import { InputError, parseCount } from '../input.ts';
import { FAILED, parseSetup, type Setup, withSetup } from './options.ts';

const SHARE = /^(0|1|0?\.\d{1,6})$/;

/** `sixgun bench` and `load`: how fast the engine and a server are. */
export function addMeasuring(program: Command): void {
  program
    .command('bench')
    .description('measure the engine on this machine')
    .option('--seconds <n>', 'CPU seconds for which each table is measured, once it gets no faster', '5')
    .option('--json', 'print one JSON object', false)
    .action(async (options: { seconds: string; json: boolean }) => {
      const result = await bench(parseCount('--seconds', options.seconds, 1, 600));
      console.log(options.json ? JSON.stringify(result) : benchText(result));
    });

  withSetup(program.command('load').description('play many tables on a running server and measure it'), {
    what: 'seats of each table, all of them played from here',
    usual: '7',
  })
    .option('--url <address>', 'the server; it must run with SIXGUN_TEST=1', 'http://localhost:8080/')
    .option('--tables <n>', 'how many tables', '500')
    .option('--pace <ms>', 'milliseconds a player thinks', '2000')
    .option('--seconds <n>', 'how long is measured, after eight seconds of warm-up', '60')
    .option('--drop <share>', 'how often a connection is lost with a message, from 0 to 1', '0')
    .option('--json', 'print one JSON object', false)
    .action(
      async (
        options: Setup & {
          url: string;
          tables: string;
          pace: string;
          seconds: string;
          drop: string;
          json: boolean;
        },
      ) => {
        if (!URL.canParse(options.url)) throw new InputError(`--url: "${options.url}" is no address.`);
        if (!SHARE.test(options.drop)) throw new InputError('--drop: write a share from 0 to 1, like 0.01.');
        // The server's packages are needed by nothing else here.
        const { load, loadText } = await import('../load.ts');
        const report = await load(
          {
            url: options.url,
            tables: parseCount('--tables', options.tables, 1, 100_000),
            setup: parseSetup(options),
            pace: parseCount('--pace', options.pace, 0, 600_000),
            seconds: parseCount('--seconds', options.seconds, 1, 86_400),
            drop: Number(options.drop),
          },
          (text) => console.error(text),
        );
        console.log(options.json ? JSON.stringify(report) : loadText(report));
        if (report.complaints.length > 0) process.exitCode = FAILED;
      },
    );
}
