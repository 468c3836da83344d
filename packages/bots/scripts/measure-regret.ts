/**
 * What a number of playouts costs in odds of winning, against many playouts of every option, on fixed positions:
 *   node --conditions=@sixgun/source packages/bots/scripts/measure-regret.ts card 5 200 20000
 */
import type { GameName } from '@sixgun/engine';
import { LEVELS, levels } from '../src/levels/index.ts';
import { worths } from '../src/levels/level.ts';
import { somePositions } from './positions.ts';

const [, , game = 'card', players = '5', count = '200', playouts = '20000'] = process.argv;
const BUDGETS = [0, 10, 20, 40, 100, 300, 1000];

const positions = somePositions({ game: game as GameName, players: Number(players) }, Number(count));
const regrets = BUDGETS.map(() => 0);
for (const question of positions) {
  const worth = worths(question, LEVELS.legend, Math.ceil(Number(playouts) / question.options.length));
  const best = Math.max(...worth.values());
  const of = (picks: readonly number[] | null): number =>
    [...worth].find(([{ line }]) => line?.join() === picks?.join())?.[1] ?? best;
  BUDGETS.forEach((budget, i) => {
    const level = budget === 0 ? levels.greenhorn : budget <= 40 ? levels.gunslinger : levels.legend;
    regrets[i] += best - of(level.decide({ ...question, budget }));
  });
}
BUDGETS.forEach((budget, i) => {
  console.log(`${budget} playouts: mean regret ${((100 * regrets[i]) / positions.length).toFixed(2)} points`);
});
