// What of the four sets with economies of their own rule bots use, and how often, in games with all packs.
// Run: npm run usage -- [--games 10000] [--from 0] [--all]; --all prints how often everything was used.
import { parseArgs } from 'node:util';
import { type GameReport, playUsage } from '../test/support/usage-games.ts';

const USAGE = 'Usage: npm run usage -- [--games 1000] [--from 0] [--all]; --all prints how often everything was used.';

function leave(code: number, ...lines: string[]): never {
  for (const line of lines) (code === 0 ? console.log : console.error)(line);
  process.exit(code);
}

function wanted() {
  try {
    return parseArgs({
      options: {
        games: { type: 'string', default: '1000' },
        from: { type: 'string', default: '0' },
        all: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return leave(2, error instanceof Error ? error.message : String(error), USAGE);
  }
}

const values = wanted();
if (values.help) leave(0, USAGE);
const games = Number(values.games);
const from = Number(values.from);
if (!Number.isInteger(games) || !Number.isInteger(from)) leave(2, '--games and --from are whole numbers.', USAGE);

const started = process.cpuUsage();
const { usage, longest, decisions, failures }: GameReport = playUsage(from, games);
const { user, system } = process.cpuUsage(started);

if (values.all)
  for (const [name, count] of [...usage.counts].sort(([, a], [, b]) => a - b))
    console.log(`${String(count).padStart(8)}  ${name}`);
console.log(`${games} games of rule bots with all packs, from game ${from}: ${failures.length} failures`);
for (const failure of failures) console.log(`  ${failure}`);
console.log(
  `${(decisions / games).toFixed(1)} decisions a game, the longest took ${longest.decisions} (game ${longest.game})`,
);
console.log(`${((user + system) / 1e6).toFixed(0)} s of CPU time`);
const unused = usage.unused();
console.log(`${usage.counts.size} things to use, ${unused.length} of them never used${unused.length > 0 ? ':' : ''}`);
for (const name of unused) console.log(`  ${name}`);
process.exitCode = unused.length + failures.length > 0 ? 1 : 0;
