/**
 * Trains the value of positions on self-play and writes `src/value/weights/<game>.ts`:
 *   node --conditions=@sixgun/source packages/bots/scripts/train-value.ts card 6000 gunslinger:8
 */
import { writeFileSync } from 'node:fs';
import {
  type CardGame,
  type DiceGame,
  fastRng,
  type Game,
  type GameName,
  gameKind,
  gameKinds,
  type NewGame,
  newGame,
  nextBelow,
  type Side,
} from '@sixgun/engine';
import { type Part, pieceParts } from '../src/beliefs/parts.ts';
import type { Bot } from '../src/bot.ts';
import { areQuick, playQuickly } from '../src/levels/at-the-table.ts';
import { type PlayerName, playerCalled } from '../src/players.ts';
import { FEATURES, readFeatures } from '../src/value/features.ts';
import { SIDES, type Weights } from '../src/value/model.ts';
import { playGame } from './self-play.ts';

const HIDDEN = 24;
const EPOCHS = 12;
const BATCH = 64;
const HELD_OUT = 10;

interface Sample {
  features: Float64Array;
  side: number;
  game: number;
}

const [, , name = 'card', count = '3000', player = 'greenhorn'] = process.argv;
const game = name as GameName;

/** Tables of every size, with the base game alone and with everything. */
function setupOf(i: number): NewGame {
  const players = [5, 4, 5, 6, 5, 7, 3, 8, 7, 5][i % 10];
  const packs = i % 3 === 2 ? gameKinds[game].packs : ['base'];
  const modules = ['saloon-dice', 'chief-arrow', 'special-roles', 'new-characters', 'ghost'];
  const variants = game === 'dice' && i % 3 === 2 ? Object.fromEntries(modules.map((one) => [one, true])) : {};
  return { game, players, packs, variants, seed: `train-${i}` };
}

const LONGEST_GAME = 20_000;

/** Positions at the beginning of turns, as rollouts end there; quick players are not asked, so many games are cheap. */
function collect(games: number, bot: Bot): Sample[] {
  const samples: Sample[] = [];
  for (let i = 0; i < games; i++) {
    const mine: Sample[] = [];
    let active = -1;
    const look = (g: Game): void => {
      if (g.activeSeat() === active) return;
      active = g.activeSeat();
      const parts: Part[] = g.s.order.map((_, seat) => pieceParts(g.rules)[g.s.zones[g.rules.first.role + seat][0]]);
      if (parts.every((part) => part >= 0) && g.s.vars[g.rules.vars.indexOf('round')] > 0)
        mine.push({
          features: readFeatures(g as CardGame | DiceGame, parts, new Float64Array(FEATURES)),
          side: -1,
          game: i,
        });
    };
    const side = areQuick([bot]) ? playedQuickly(setupOf(i), bot, look) : playGame(setupOf(i), () => bot, look);
    for (const sample of mine) sample.side = SIDES.indexOf(side as Side);
    for (const sample of mine) if (sample.side >= 0) samples.push(sample);
  }
  return samples;
}

function playedQuickly(setup: NewGame, bot: Bot, look: (g: Game) => void): Side | '' {
  const g = newGame(setup);
  const bots = Array.from({ length: setup.players }, () => bot);
  playQuickly(g, bots, LONGEST_GAME, { decisions: 0, counted: 0 }, () => look(g));
  return gameKind(g.rules.game).winner(g);
}

/** Adam on the cross-entropy of a net with one hidden layer. */
function train(samples: readonly Sample[]): Weights {
  const rng = fastRng('train');
  const chance = (): number => nextBelow(rng, 1 << 20) / (1 << 20);
  const first = Float64Array.from({ length: HIDDEN * (FEATURES + 1) }, () => (chance() - 0.5) * 0.5);
  const second = Float64Array.from({ length: SIDES.length * (HIDDEN + 1) }, () => (chance() - 0.5) * 0.5);
  const layers = [first, second].map((weights) => ({
    weights,
    gradient: new Float64Array(weights.length),
    mean: new Float64Array(weights.length),
    square: new Float64Array(weights.length),
  }));
  const units = new Float64Array(HIDDEN);
  const odds = new Float64Array(SIDES.length);
  const back = new Float64Array(HIDDEN);
  const order = samples.map((_, i) => i);
  let steps = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const rate = 0.004 * (1 - epoch / EPOCHS) + 0.0002;
    for (let i = order.length - 1; i > 0; i--) {
      const j = nextBelow(rng, i + 1);
      [order[i], order[j]] = [order[j], order[i]];
    }
    let loss = 0;
    for (let start = 0; start < order.length; start += BATCH) {
      const end = Math.min(order.length, start + BATCH);
      for (let k = start; k < end; k++) {
        const { features, side } = samples[order[k]];
        loss -= Math.log(forward(first, second, features, units, odds)[side] + 1e-12);
        back.fill(0);
        for (let out = 0; out < odds.length; out++) {
          const error = odds[out] - (out === side ? 1 : 0);
          const row = out * (HIDDEN + 1);
          for (let unit = 0; unit < HIDDEN; unit++) {
            layers[1].gradient[row + unit] += error * units[unit];
            back[unit] += error * second[row + unit];
          }
          layers[1].gradient[row + HIDDEN] += error;
        }
        for (let unit = 0; unit < HIDDEN; unit++) {
          if (units[unit] === 0) continue;
          const row = unit * (FEATURES + 1);
          for (let i = 0; i < FEATURES; i++) layers[0].gradient[row + i] += back[unit] * features[i];
          layers[0].gradient[row + FEATURES] += back[unit];
        }
      }
      steps++;
      for (const { weights, gradient, mean, square } of layers)
        for (let i = 0; i < weights.length; i++) {
          const slope = gradient[i] / (end - start) + 1e-5 * weights[i];
          mean[i] = 0.9 * mean[i] + 0.1 * slope;
          square[i] = 0.999 * square[i] + 0.001 * slope * slope;
          weights[i] -= (rate * (mean[i] / (1 - 0.9 ** steps))) / (Math.sqrt(square[i] / (1 - 0.999 ** steps)) + 1e-8);
          gradient[i] = 0;
        }
    }
    console.log(`epoch ${epoch + 1}: loss ${(loss / order.length).toFixed(4)}`);
  }
  const short = (list: Float64Array): number[] => Array.from(list, (weight) => Number(weight.toFixed(4)));
  return { hidden: HIDDEN, first: short(first), second: short(second) };
}

function forward(
  first: ArrayLike<number>,
  second: ArrayLike<number>,
  features: Float64Array,
  units: Float64Array,
  odds: Float64Array,
): Float64Array {
  for (let unit = 0, at = 0; unit < HIDDEN; unit++) {
    let sum = 0;
    for (let i = 0; i < FEATURES; i++) sum += first[at++] * features[i];
    sum += first[at++];
    units[unit] = Math.max(0, sum);
  }
  let total = 0;
  for (let out = 0, at = 0; out < odds.length; out++) {
    let sum = 0;
    for (let unit = 0; unit < HIDDEN; unit++) sum += second[at++] * units[unit];
    odds[out] = Math.exp(sum + second[at++]);
    total += odds[out];
  }
  for (let out = 0; out < odds.length; out++) odds[out] /= total;
  return odds;
}

function lossOf(samples: readonly Sample[], { first, second }: Weights): number {
  const units = new Float64Array(HIDDEN);
  const odds = new Float64Array(SIDES.length);
  return (
    samples.reduce(
      (sum, { features, side }) => sum - Math.log(forward(first, second, features, units, odds)[side]),
      0,
    ) / samples.length
  );
}

/** What always saying the same odds would lose. */
function blindLoss(samples: readonly Sample[]): number {
  const shares = SIDES.map((_, side) => samples.filter((sample) => sample.side === side).length / samples.length);
  return -shares.reduce((sum, share) => sum + (share > 0 ? share * Math.log(share) : 0), 0);
}

const samples = collect(Number(count), playerCalled(player as PlayerName));
const heldOut = samples.filter((sample) => sample.game % HELD_OUT === 0);
const weights = train(samples.filter((sample) => sample.game % HELD_OUT !== 0));
console.log(
  `${samples.length} positions of ${count} games of ${player}; held out: loss ${lossOf(heldOut, weights).toFixed(4)}, blind ${blindLoss(heldOut).toFixed(4)}`,
);
const made = `node --conditions=@sixgun/source packages/bots/scripts/train-value.ts ${game} ${count} ${player}`;
const list = (numbers: readonly number[]): string => numbers.map((n) => `  ${n},`).join('\n');
writeFileSync(
  new URL(`../src/value/weights/${game}.ts`, import.meta.url),
  `import type { Weights } from '../model.ts';

// Made by: ${made}
export const ${game}: Weights = {
  hidden: ${HIDDEN},
  first: [
${list(weights.first).replaceAll('  ', '    ')}
  ],
  second: [
${list(weights.second).replaceAll('  ', '    ')}
  ],
};
`,
);
