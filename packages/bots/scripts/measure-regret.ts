/**
 * What a number of playouts costs in odds of winning, against many playouts spread over all options, on fixed positions.
 * Goes on where the last run has stopped; players who answer otherwise than before begin afresh with --anew.
 *   npm run script -- packages/bots/scripts/measure-regret.ts --game card --players 5 --minutes 30
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { GameName } from '@sixgun/engine';
import type { Question } from '../src/bot.ts';
import { LEVELS, levels } from '../src/levels/index.ts';
import { worths } from '../src/levels/level.ts';
import { somePositions } from './positions.ts';

const FILE = 'docs/bots/regret.json';
const BUDGETS = [0, 10, 20, 40, 100, 300, 1000];
const NORMAL = 1.96;

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'card' },
    players: { type: 'string', default: '5' },
    positions: { type: 'string', default: '200' },
    playouts: { type: 'string', default: '20000' },
    minutes: { type: 'string', default: '0' },
    anew: { type: 'boolean', default: false },
  },
});
const { game, players, playouts } = values;
const name = `${game}, ${players} players, against ${playouts} playouts`;
/** By table a row a position: what each budget loses there, in points of a hundred games. */
const kept: Record<string, number[][]> = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
if (values.anew || kept[name] === undefined) kept[name] = [];
const rows = kept[name];

function regretsAt(question: Question): number[] {
  const worth = worths(question, LEVELS.legend, Math.ceil(Number(playouts) / question.options.length));
  const best = Math.max(...worth.values());
  const of = (picks: readonly number[] | null): number =>
    [...worth].find(([{ line }]) => line?.join() === picks?.join())?.[1] ?? best;
  return BUDGETS.map((budget) => {
    const level =
      budget === 0 ? levels.greenhorn : budget <= LEVELS.gunslinger.budget ? levels.gunslinger : levels.legend;
    return Number((100 * (best - of(level.decide({ ...question, budget })))).toFixed(3));
  });
}

const until = performance.now() + Number(values.minutes) * 60_000;
const positions =
  Number(values.minutes) > 0
    ? somePositions({ game: game as GameName, players: Number(players) }, Number(values.positions))
    : [];
for (let at = rows.length; at < positions.length && performance.now() < until; at++) {
  rows.push(regretsAt(positions[at]));
  writeFileSync(
    FILE,
    `${JSON.stringify(kept).replaceAll('[[', '[\n[').replaceAll('],[', '],\n[').replaceAll(']]', ']\n]')}\n`,
  );
}
console.log(`${name}: ${rows.length} of ${values.positions} positions`);
BUDGETS.forEach((budget, i) => {
  const mean = rows.reduce((sum, row) => sum + row[i], 0) / rows.length;
  const spread = rows.reduce((sum, row) => sum + (row[i] - mean) ** 2, 0) / (rows.length - 1);
  const within = NORMAL * Math.sqrt(spread / rows.length);
  console.log(`${budget} playouts: mean regret ${mean.toFixed(2)} ± ${within.toFixed(2)} points`);
});
