// Random games over random choices of all packs, options and numbers of players, many of them, with the cheap checks.
// Run: npm run soak -- [--games 1000000] [--from 0] [--workers 2] [--checked 10] [--thorough]
// A run that was stopped goes on with --from; a game that failed is played again by --from N --games 1 --thorough.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { type Checked, playChecked, setupText } from '../test/support/card-fuzz.ts';
import { drawnRules } from '../test/support/setups.ts';

/** Games that follow one another share their rules, which take longer to build than a game to play. */
const OF_ONE_SETUP = 40;
/** Games a worker plays before it asks for more. */
const CHUNK = 1000;

interface Task {
  from: number;
  games: number;
  /** One game in how many has every check at one of its decisions. */
  checked: number;
  thorough: boolean;
}

interface Result {
  games: number;
  decisions: number;
  longest: { game: number; decisions: number };
  failures: string[];
}

function play({ from, games, checked, thorough }: Task): Result {
  const result: Result = { games, decisions: 0, longest: { game: -1, decisions: 0 }, failures: [] };
  for (let game = from; game < from + games; game++) {
    const rules = drawnRules(Math.floor(game / OF_ONE_SETUP));
    const much: Checked = thorough ? 'all' : game % checked === 0 ? 'one' : 'none';
    try {
      const decisions = playChecked(rules, game, much, new Set());
      result.decisions += decisions;
      if (decisions > result.longest.decisions) result.longest = { game, decisions };
    } catch (error) {
      const told = error instanceof Error ? error.stack : String(error);
      result.failures.push(`game ${game} of ${setupText(rules)}: ${told}`);
    }
  }
  return result;
}

function number(name: string, text: string, least: number): number {
  const n = Number(text);
  if (!Number.isInteger(n) || n < least) {
    console.error(`--${name}: "${text}" is no whole number from ${least} on.`);
    process.exit(2);
  }
  return n;
}

const EVERY = 15_000;

const USAGE = `Usage: npm run soak -- [options]

Random games over random choices of all packs, options and numbers of players.

  --games <n>    how many (1000000)
  --from <n>     number of the first game (0); a run that was stopped goes on so
  --workers <n>  threads (as many as the machine has)
  --checked <n>  one game in how many has every check at one of its decisions (10)
  --thorough     every check at every decision
  --help         this text`;

function wanted() {
  try {
    return parseArgs({
      options: {
        games: { type: 'string', default: '1000000' },
        from: { type: 'string', default: '0' },
        workers: { type: 'string', default: String(availableParallelism()) },
        checked: { type: 'string', default: '10' },
        thorough: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    console.error(USAGE);
    process.exit(2);
  }
}

async function main(): Promise<void> {
  const values = wanted();
  if (values.help) return console.log(USAGE);
  const [games, from] = [number('games', values.games, 1), number('from', values.from, 0)];
  const [workers, checked] = [number('workers', values.workers, 1), number('checked', values.checked, 1)];
  const total: Result = { games: 0, decisions: 0, longest: { game: -1, decisions: 0 }, failures: [] };
  const started = performance.now();
  let shown = started;
  let next = from;
  /** Chunks handed out and not done, by their first game: a run that is stopped goes on from the first of them. */
  const open = new Set<number>();

  const add = (result: Result): void => {
    total.games += result.games;
    total.decisions += result.decisions;
    if (result.longest.decisions > total.longest.decisions) total.longest = result.longest;
    for (const failure of result.failures) console.log(failure);
    total.failures.push(...result.failures);
    if (performance.now() - shown < EVERY) return;
    shown = performance.now();
    const resume = open.size > 0 ? Math.min(...open) : next;
    console.error(`${total.games} of ${games} games, ${total.failures.length} failures; to go on: --from ${resume}`);
  };

  const runWorker = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(fileURLToPath(import.meta.url));
      let mine = -1;
      const hand = (): void => {
        open.delete(mine);
        const left = from + games - next;
        if (left <= 0) return worker.postMessage(null);
        mine = next;
        const task: Task = { from: mine, games: Math.min(CHUNK, left), checked, thorough: values.thorough };
        next += task.games;
        open.add(mine);
        worker.postMessage(task);
      };
      worker.on('message', (result: Result) => {
        hand();
        add(result);
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
      hand();
    });

  await Promise.all(Array.from({ length: workers }, runWorker));
  const seconds = (performance.now() - started) / 1000;
  console.log(`${total.games} games from game ${from}: ${total.failures.length} failures`);
  console.log(`longest ${total.longest.decisions} decisions (game ${total.longest.game})`);
  console.log(`${(total.decisions / total.games).toFixed(1)} decisions a game`);
  console.log(`every check at one decision of every ${checked}th game; ${seconds.toFixed(0)} s on ${workers} threads`);
  process.exitCode = total.failures.length > 0 ? 1 : 0;
}

if (isMainThread) await main();
else {
  const port = parentPort;
  port?.on('message', (task: Task | null) => {
    if (task === null) port.close();
    else port.postMessage(play(task));
  });
}
