#!/usr/bin/env node
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { players } from '@sixgun/bots';
import { type GameName, gameKinds } from '@sixgun/engine';
import { type Language, languages, loadTexts } from '@sixgun/texts';
import { Command, CommanderError, Option } from 'commander';
import { arena, arenaText } from './arena/arena.ts';
import { FACTIONS } from './arena/deal.ts';
import { plotOf } from './arena/plot.ts';
import { BalanceCount } from './balance.ts';
import { bench, benchText } from './bench/bench.ts';
import { coverageReport } from './coverage.ts';
import { checkExam, exam, examText } from './exam.ts';
import {
  filesIn,
  type GivenSetup,
  InputError,
  parseBots,
  parseCount,
  parseGame,
  parsePacks,
  parsePlayers,
  parseRecordFile,
  parseSeat,
  parseSeed,
  parseVariants,
  readText,
  requirePlayable,
  writeText,
} from './input.ts';
import { notationPage } from './notation.ts';
import { watchOutput } from './output.ts';
import { play } from './play.ts';
import { progressBar } from './progress.ts';
import { protocolPage } from './protocol-page.ts';
import { replay } from './replay.ts';
import { runFiles } from './scenario/command.ts';
import { reportText, simulateIn } from './simulate.ts';
import { usualThreads } from './threads.ts';
import { verifyFile } from './verify.ts';
import { versionText } from './version.ts';

const FAILED = 1;
const BAD_INPUT = 2;
/** A deal nobody can search for: the whole key of the generator. */
const KEY_BYTES = 32;
const MOST_GAMES = 100_000_000;
const MOST_THREADS = 64;

const language = (): Option =>
  new Option('--lang <language>', 'language of the texts').choices(languages).default('en');

const program = new Command('sixgun')
  .description('Hidden roles in the Wild West: play, simulate, replay and prove.')
  .version(versionText(), '-V, --version', 'print the versions of program, engine and protocol')
  .exitOverride();

const perGame = (names: (kind: (typeof gameKinds)[GameName]) => readonly string[]): string =>
  Object.entries(gameKinds)
    .map(([game, kind]) => `${game}: ${names(kind).join(' ')}`)
    .join('; ');
const botNames = `(${Object.keys(players).join(', ')})`;

/** The set-up options that several commands share. */
function withSetup(command: Command, players: { what: string; usual: string }): Command {
  return command
    .option('--game <game>', 'card or dice', 'card')
    .option('--packs <list>', `packs in play, or "all"; ${perGame((kind) => kind.packs)}`, 'base')
    .option('--variants <list>', `as name or name=value; ${perGame((kind) => kind.variants)}`, '')
    .option('--players <n>', players.what, players.usual);
}

interface Setup {
  game: string;
  packs: string;
  variants: string;
  players: string;
}

function parseSetup({ game, packs, variants, players }: Setup): GivenSetup {
  const name = parseGame(game);
  return requirePlayable({
    game: name,
    packs: parsePacks(packs),
    variants: parseVariants(variants),
    players: parsePlayers(players, name),
  });
}

withSetup(
  program
    .command('play')
    .description('play in the terminal against bots; without a terminal the bots play your seat as well'),
  { what: 'number of players', usual: '5' },
)
  .addOption(language())
  .option('--seed <text>', 'deals the same game again')
  .option('--seat <letter>', 'your seat', 'A')
  .option('--names <list>', 'names of the players, separated by commas', '')
  .option('--bots <list>', `who plays the other seats, going round ${botNames}`, 'rule')
  .option('--record <file>', 'write the record of the game, also if you leave it')
  .option('--reasons', 'let bots say why they attack somebody', false)
  .action(
    async (
      options: Setup & {
        lang: Language;
        seed?: string;
        seat: string;
        names: string;
        bots: string;
        record?: string;
        reasons: boolean;
      },
    ) => {
      const setup = parseSetup(options);
      const players = setup.players.min;
      if (setup.players.max !== players)
        throw new InputError('--players: a game needs one number of players, not a range.');
      await play({
        ...setup,
        players,
        names: namesFor(options.names, players),
        seed: parseSeed(options.seed ?? randomBytes(KEY_BYTES).toString('hex')),
        seat: parseSeat(options.seat, players),
        language: options.lang,
        bots: parseBots(options.bots),
        record: parseRecordFile(options.record),
        reasons: options.reasons,
      });
    },
  );

const LONGEST_NAME = 40;
const NAMES = ['Ann', 'Ben', 'Cora', 'Dan', 'Eve', 'Finn', 'Gus', 'Hope'];

function namesFor(text: string, players: number): string[] {
  const given = text.split(',').map((name) => name.trim());
  if (given.length > players) throw new InputError(`--names: there are ${given.length} names for ${players} players.`);
  if (given.some((name) => name.length > LONGEST_NAME))
    throw new InputError(`--names: a name has at most ${LONGEST_NAME} characters.`);
  return NAMES.slice(0, players).map((name, seat) => given[seat] || name);
}

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
    const bar = progressBar(games, 'games');
    const report = await simulateIn(parseCount('--threads', options.threads, 1, MOST_THREADS), given, bar.update);
    bar.clear();
    if (options.balance !== undefined && given.balance !== undefined)
      writeText(options.balance, `${JSON.stringify(given.balance.result(report))}\n`);
    console.log(options.json ? JSON.stringify(report) : reportText(report));
    if (report.failures > 0) process.exitCode = FAILED;
  });

withSetup(program.command('arena').description('measure a player against another, one faction exchanged at a time'), {
  what: 'number of players, or a range like 4-7 to go through',
  usual: '5',
})
  .option('--player <name>', `who is measured ${botNames}, a level perhaps with its playouts: legend:100`, 'gunslinger')
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
      const bar = progressBar(deals, 'deals');
      const report = await arena(
        {
          setup,
          players,
          player: parseBots(options.player)[0],
          rival: parseBots(options.against)[0],
          factions: FACTIONS.filter((faction) => options.factions.split(/[\s,]+/).includes(faction)),
          deals,
          seed: parseSeed(options.seed),
          threads: parseCount('--threads', options.threads, 1, MOST_THREADS),
        },
        bar.update,
      );
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
  .option('--json', 'print one JSON object', false)
  .action((paths: string[], options: { player: string; only?: string; check?: string; json: boolean }) => {
    const files = filesIn(paths, /\.ya?ml$/);
    if (options.check !== undefined) {
      const playouts = parseCount('--check', options.check, 1, MOST_GAMES);
      for (const line of checkExam(files, playouts, options.only)) console.log(line);
      return;
    }
    const report = exam(files, parseBots(options.player)[0], options.only);
    console.log(options.json ? JSON.stringify(report) : examText(report));
  });

program
  .command('scenario')
  .description('run scenario files')
  .argument('<file...>', 'scenario files (YAML) or folders of them')
  .option('--explain', 'print every decision with its tokens and refusals', false)
  .option('--quiet', 'print only what fails', false)
  .option('--only <id>', 'run one scenario')
  .action(async (files: string[], options: { explain: boolean; quiet: boolean; only?: string }) => {
    const texts = await loadTexts('en');
    const { passed, failed } = runFiles(filesIn(files, /\.ya?ml$/), { ...options, texts });
    console.log(`${passed} passed, ${failed} failed`);
    if (failed > 0) process.exitCode = FAILED;
  });

program
  .command('coverage')
  .description('print which rules and cards the scenarios cover')
  .argument('[folder]', 'the project', '.')
  .action((folder: string) => console.log(coverageReport(folder).trimEnd()));

program
  .command('notation')
  .description('bring the tables of docs/notation.md up to date')
  .argument('[folder]', 'the project', '.')
  .action(async (folder: string) => {
    const file = join(folder, 'docs/notation.md');
    writeText(file, notationPage(readText(file), await loadTexts('en')));
  });

program
  .command('protocol')
  .description('bring the tables of docs/protocol.md up to date')
  .argument('[folder]', 'the project', '.')
  .action(async (folder: string) => {
    const file = join(folder, 'docs/protocol.md');
    writeText(file, protocolPage(readText(file), await loadTexts('en')));
  });

program
  .command('verify')
  .description('check that a record was dealt as promised and played as written')
  .argument('<record>', 'a record of a game that was dealt fairly')
  .option('--salt <hex>', 'the salt your device has given to the deal')
  .action((file: string, { salt }: { salt?: string }) => {
    const { ok, lines } = verifyFile(file, salt);
    for (const line of lines) (ok ? console.log : console.error)(line);
    if (!ok) process.exitCode = FAILED;
  });

program
  .command('replay')
  .description('play a record and print where it leads')
  .argument('<file>', 'a record')
  .option('--to <n>', 'play only the first n moves')
  .option('--hash', 'print the fingerprint of the position', false)
  .option('--json', 'print the position as one JSON object, or with --hash its fingerprint alone', false)
  .option('--story', 'tell what happens', false)
  .addOption(language())
  .action((file: string, options: { to?: string; hash: boolean; json: boolean; story: boolean; lang: Language }) => {
    const { hash, json, story, lang } = options;
    const to = options.to === undefined ? undefined : parseCount('--to', options.to, 0, MOST_GAMES);
    return replay(file, { to, hash, json, story, language: lang });
  });

program
  .command('bench')
  .description('measure the engine on this machine')
  .option('--seconds <n>', 'CPU seconds for which each table is measured, after six of warm-up', '5')
  .option('--json', 'print one JSON object', false)
  .action(async (options: { seconds: string; json: boolean }) => {
    const result = await bench(parseCount('--seconds', options.seconds, 1, 600));
    console.log(options.json ? JSON.stringify(result) : benchText(result));
  });

const SHARE = /^(0|1|0?\.\d{1,6})$/;

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
      const { load, loadText } = await import('./load.ts');
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

const admin = program
  .command('admin')
  .description('see and order the nodes of a server with DATABASE_URL')
  .addHelpText('after', '\nDATABASE_URL names the PostgreSQL that the nodes share.');
admin
  .command('nodes')
  .description('list the nodes, how they are and what they have')
  .action(async () => {
    const { nodesText, withAdmin } = await import('./admin.ts');
    console.log(nodesText(await withAdmin(process.env.DATABASE_URL, (open) => open.nodes())));
  });
admin
  .command('tables')
  .description('list the tables and who has them, the latest first')
  .action(async () => {
    const { withAdmin } = await import('./admin.ts');
    for (const { id, owner, status } of await withAdmin(process.env.DATABASE_URL, (open) => open.tables()))
      console.log(`${id}  ${owner}  ${status}`);
  });
admin
  .command('drain')
  .description('let a node hand its tables over; it gets no new ones until it is started again')
  .argument('<node>', 'its name')
  .action(async (node: string) => {
    const { withAdmin } = await import('./admin.ts');
    await withAdmin(process.env.DATABASE_URL, (open) => open.drain(node));
    console.log(`${node} hands its tables over.`);
  });
admin
  .command('move')
  .description('give a table to another node')
  .argument('<table>', 'its number')
  .argument('<node>', 'the name of the node')
  .action(async (table: string, node: string) => {
    const { withAdmin } = await import('./admin.ts');
    await withAdmin(process.env.DATABASE_URL, (open) => open.move(table, node));
    console.log(`${table} goes to ${node}.`);
  });

watchOutput();
try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : BAD_INPUT;
  else if (error instanceof InputError) {
    console.error(error.message);
    process.exitCode = BAD_INPUT;
  } else throw error;
}
