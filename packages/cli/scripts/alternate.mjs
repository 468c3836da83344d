// Random games of two built checkouts side by side, a table a process, so that both are measured in the same moments:
// node packages/cli/scripts/alternate.mjs OLD NEW [--times 5] [--tables b4,b5,b7,four,dice] [--warm-up 6]
import { execFile } from 'node:child_process';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';

const FOUR = ['base', 'dodge-city', 'high-noon', 'fistful-of-cards', 'wild-west-show'];
const SETUPS = {
  b4: { players: 4 },
  b5: { players: 5 },
  b7: { players: 7 },
  four: { players: 7, packs: FOUR },
  all: { players: 7, packs: 'all' },
  dice: { game: 'dice', players: 5 },
};
const [MEASURE, LONGEST_GAME] = [3, 5000];
const own = fileURLToPath(import.meta.url);
const run = promisify(execFile);

/** Games a CPU second of this process, once the compiler has done most of its work. */
async function measure(root, table, warmUp) {
  const { playRandomly } = await import(`${root}/packages/bots/dist/index.js`);
  const { fastRng, newGame } = await import(`${root}/packages/engine/dist/index.js`);
  const cpu = () => (process.cpuUsage().user + process.cpuUsage().system) / 1e6;
  const played = { decisions: 0, counted: 0 };
  let seed = 0;
  const play = (seconds) => {
    const [began, first] = [cpu(), seed];
    while (cpu() - began < seconds)
      for (let i = 0; i < 10; i++) {
        seed++;
        const g = newGame({ ...SETUPS[table], seed });
        playRandomly(g, fastRng(`players:${seed}`), played.decisions + LONGEST_GAME, played);
      }
    return (seed - first) / (cpu() - began);
  };
  play(warmUp);
  return play(MEASURE);
}

const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];

async function compare(roots, tables, times, warmUp) {
  const load = () => loadavg()[0].toFixed(1);
  console.log(`load average ${load()}`);
  for (const table of tables) {
    const found = [[], []];
    for (let i = 0; i < times; i++) {
      const both = await Promise.all(
        roots.map((root) => run(process.execPath, [own, '--one', table, '--warm-up', warmUp, root])),
      );
      both.forEach(({ stdout }, which) => {
        found[which].push(Math.round(Number(stdout)));
      });
    }
    const [before, now] = found.map(median);
    console.log(`${table}: ${found.map((each) => each.join(' ')).join(' | ')}; medians ${before} ${now}`);
  }
  console.log(`load average ${load()}`);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    one: { type: 'string' },
    times: { type: 'string', default: '5' },
    tables: { type: 'string', default: 'b4,b5,b7,four,dice' },
    'warm-up': { type: 'string', default: '6' },
  },
});
const roots = positionals.map((each) => resolve(each));
if (values.one !== undefined) console.log(await measure(roots[0], values.one, Number(values['warm-up'])));
else await compare(roots, values.tables.split(','), Number(values.times), values['warm-up']);
