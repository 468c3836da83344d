/**
 * Deals, rollouts and decisions in CPU time, on positions out of games:
 *   npm run script -- packages/bots/scripts/measure-speed.ts card 5 base
 */
import { cpuUsage } from 'node:process';
import { fastRng, type GameName, gameKinds } from '@sixgun/engine';
import { LEVELS, type LevelName, levels } from '../src/levels/index.ts';
import { rollOut } from '../src/search/rollout.ts';
import { ImaginedTable } from '../src/search/table.ts';
import { somePositions } from './positions.ts';

const [, , game = 'card', players = '5', packs = 'base', count = '40'] = process.argv;
const named = packs === 'all' ? gameKinds[game as GameName].packs : packs.split(',');
const questions = somePositions({ game: game as GameName, players: Number(players), packs: named }, Number(count));
const micros = (): number => {
  const { user, system } = cpuUsage();
  return user + system;
};

/** So many rounds that are not faster say that everything is compiled; one alone may have been disturbed. */
const NO_FASTER = 3;
const MOST_ROUNDS = 40;

/** Goes on until it gets no faster; says how long the fastest round took. */
function fastest(round: () => number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let rounds = 0, idle = 0; rounds < MOST_ROUNDS && idle < NO_FASTER; rounds++) {
    const took = round();
    idle = took < best ? 0 : idle + 1;
    best = Math.min(took, best);
  }
  return best;
}

/** CPU time of one of many. */
function mean(times: number, work: (table: ImaginedTable) => void): number {
  const tables = questions.map((question) => new ImaginedTable(question));
  const round = (): number => {
    const started = micros();
    for (let i = 0; i < times; i++) for (const table of tables) work(table);
    return micros() - started;
  };
  return fastest(round) / times / tables.length;
}

const at = (sorted: readonly number[], share: number): number => sorted[Math.floor(share * (sorted.length - 1))];
const millis = (time: number): string => (time / 1000).toFixed(2);

const rng = fastRng('speed');
const deal = mean(200, (table) => table.deal(table.partsAt(0.5), rng));
const rollout = mean(60, (table) => {
  const parts = table.partsAt(0.5);
  const g = table.deal(parts, rng);
  rollOut(g, table.common(g).minds(parts), LEVELS.gunslinger.search.turns, rng);
});
console.log(
  `${game}, ${players} players, ${packs}: ${deal.toFixed(1)} µs a deal, ${Math.round(1e6 / rollout)} rollouts a second`,
);
for (const level of ['greenhorn', 'gunslinger', 'legend'] satisfies LevelName[]) {
  const rounds: number[][] = [];
  const most = fastest(() => {
    const times = questions.map((question) => {
      const started = micros();
      levels[level].decide(question);
      return micros() - started;
    });
    rounds.push(times.sort((a, b) => a - b));
    return at(times, 0.95);
  });
  const half = Math.min(...rounds.map((times) => at(times, 0.5)));
  console.log(`  ${level}: half of the decisions under ${millis(half)} ms, 95 % under ${millis(most)} ms`);
}
