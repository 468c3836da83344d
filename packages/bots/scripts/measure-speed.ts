/**
 * Deals, rollouts and decisions in CPU time, on positions out of games:
 *   node --conditions=@sixgun/source packages/bots/scripts/measure-speed.ts card 5 base
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

/** A round that is not faster by so much says that everything is compiled. */
const NO_FASTER = 0.97;
const MOST_ROUNDS = 12;

/** CPU time of one of many, in the fastest round: it goes on until it gets no faster. */
function mean(times: number, work: (table: ImaginedTable) => void): number {
  const tables = questions.map((question) => new ImaginedTable(question));
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const started = micros();
    for (let i = 0; i < times; i++) for (const table of tables) work(table);
    const took = micros() - started;
    if (took > NO_FASTER * best && round > 2) return Math.min(took, best) / times / tables.length;
    best = Math.min(took, best);
  }
  return best / times / tables.length;
}

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
  // A legend's playouts are those of a gunslinger, who has had his warm-up.
  if (level !== 'legend') for (const question of questions) levels[level].decide(question);
  const times = questions.map((question) => {
    const started = micros();
    levels[level].decide(question);
    return micros() - started;
  });
  times.sort((a, b) => a - b);
  const at = (share: number): string => (times[Math.floor(share * (times.length - 1))] / 1000).toFixed(2);
  console.log(`  ${level}: half of the decisions under ${at(0.5)} ms, 95 % under ${at(0.95)} ms`);
}
