/**
 * Games of mixed levels at every table there is: both games, 3 to 8 players, all packs or a few of them, a level by
 * chance for each seat. Goes on where the last run has stopped and keeps count of what went wrong:
 *   npm run proof:games -- --minutes 30 [--games 10000]
 * With --minutes 0 it only prints what there is.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { PlayerName } from '@sixgun/bots';
import { fastRng, type GameName, gameKinds, nextBelow } from '@sixgun/engine';
import { type GameResult, playJob } from '../src/simulate.ts';

const FILE = 'docs/bots/games.json';
const LEVELS: readonly PlayerName[] = ['greenhorn', 'gunslinger', 'legend:8'];
const DICE_MODULES = ['saloon-dice', 'chief-arrow', 'special-roles', 'new-characters', 'ghost'];

interface Kept {
  games: number;
  decisions: number;
  stops: number;
  /** By game and number of players. */
  tables: Record<string, number>;
  failed: { game: number; seed: string; players: number; message: string }[];
}

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '0' }, games: { type: 'string', default: '10000' } },
});
const kept: Kept = existsSync(FILE)
  ? JSON.parse(readFileSync(FILE, 'utf8'))
  : { games: 0, decisions: 0, stops: 0, tables: {}, failed: [] };

/** The game with this number, always the same one. */
function play(index: number): { game: GameName; result: GameResult } {
  const rng = fastRng(`mixed-${index}`);
  const game: GameName = index % 2 === 0 ? 'card' : 'dice';
  const players = 3 + (Math.floor(index / 2) % 6);
  const every = Math.floor(index / 12) % 2 === 0;
  const packs = gameKinds[game].packs.filter((pack) => pack === 'base' || every || nextBelow(rng, 3) === 0);
  const modules = game === 'dice' && packs.length > 1 ? DICE_MODULES : [];
  const variants = Object.fromEntries(modules.map((one) => [one, every || nextBelow(rng, 2) === 0]));
  const bots = Array.from({ length: players }, () => LEVELS[nextBelow(rng, LEVELS.length)]);
  const run = { game, packs, variants, bots, games: 1, seed: '', counts: false };
  return { game, result: playJob(run, { index, seed: `mixed-${index}`, players }) };
}

const until = performance.now() + Number(values.minutes) * 60_000;
while (performance.now() < until && kept.games < Number(values.games)) {
  const index = kept.games++;
  const { game, result } = play(index);
  const { seed, players, failure } = result;
  const table = `${game}, ${players} players`;
  kept.tables[table] = (kept.tables[table] ?? 0) + 1;
  kept.decisions += result.counted;
  kept.stops += result.stops;
  if (failure !== null) {
    kept.failed.push({ game: index, seed, players, message: failure });
    console.error(`game ${index}: ${failure}`);
  }
  writeFileSync(FILE, `${JSON.stringify(kept, null, 2)}\n`);
}
console.log(
  `${kept.games} games, ${kept.decisions} decisions, ${kept.failed.length} failures, ${kept.stops} emergency stops`,
);
for (const [table, games] of Object.entries(kept.tables).sort()) console.log(`  ${table}: ${games}`);
