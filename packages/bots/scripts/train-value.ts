/**
 * Trains the value of positions on self-play and writes `src/value/weights/<game>.ts`, in two threads:
 *   npm run script -- packages/bots/scripts/train-value.ts card greenhorn,legend:0 20000 gunslinger:16 4000
 * Each pair is who plays, a player by chance for each seat if there are several, and how many games.
 */
import { writeFileSync } from 'node:fs';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import {
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
import type { Features, Stand } from '../src/value/features.ts';
import { SIDES } from '../src/value/model.ts';
import { features } from '../src/value/trained.ts';
import { blindLoss, lossOf, type Samples, train } from './net.ts';
import { playGame } from './self-play.ts';

const HELD_OUT = 10;
const LONGEST_GAME = 20_000;
/** As many on every machine: the order of the positions follows from it, and the weights from that. */
const THREADS = 2;

/** Some games, numbered, of the players that sit at their tables. */
interface Job {
  game: GameName;
  players: readonly PlayerName[];
  games: readonly number[];
}

/** Tables of every size, with the base game alone and with everything. */
function setupOf(game: GameName, i: number): NewGame {
  const players = [5, 4, 5, 6, 5, 7, 3, 8, 7, 5][i % 10];
  const packs = i % 3 === 2 ? gameKinds[game].packs : ['base'];
  const modules = ['saloon-dice', 'chief-arrow', 'special-roles', 'new-characters', 'ghost'];
  const variants = game === 'dice' && i % 3 === 2 ? Object.fromEntries(modules.map((one) => [one, true])) : {};
  return { game, players, packs, variants, seed: `train-${i}` };
}

/** Positions at the beginning of turns, as rollouts end there; of each its features, and behind them who has won. */
function collect({ game, players, games }: Job): Float32Array {
  const reader = features[game] as Features<Stand>;
  const bots = players.map(playerCalled);
  const rows: number[] = [];
  const into = new Float64Array(reader.size);
  for (const i of games) {
    const rng = fastRng(`seats-${i}`);
    const seated = Array.from({ length: setupOf(game, i).players }, () => bots[nextBelow(rng, bots.length)]);
    const begun = rows.length;
    let active = -1;
    const side = play(setupOf(game, i), seated, (g) => {
      if (g.activeSeat() === active) return;
      active = g.activeSeat();
      const parts: Part[] = g.s.order.map((_, seat) => pieceParts(g.rules)[g.s.zones[g.rules.first.role + seat][0]]);
      if (parts.every((part) => part >= 0) && g.s.vars[g.rules.vars.indexOf('round')] > 0)
        rows.push(...reader.read(g as Game & Stand, parts, into), -1);
    });
    if (side === '') rows.length = begun;
    for (let at = begun + reader.size; at < rows.length; at += reader.size + 1) rows[at] = SIDES.indexOf(side as Side);
  }
  return Float32Array.from(rows);
}

/** Quick players are not asked, so many games are cheap. */
function play(setup: NewGame, bots: readonly Bot[], look: (g: Game) => void): Side | '' {
  if (!areQuick(bots)) return playGame(setup, (_, seat) => bots[seat], look);
  const g = newGame(setup);
  playQuickly(g, bots, LONGEST_GAME, { decisions: 0, counted: 0 }, () => look(g));
  return gameKind(g.rules.game).winner(g);
}

function inThread(job: Job): Promise<Float32Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: job });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

async function collectAll(game: GameName, players: readonly PlayerName[], from: number, to: number): Promise<Samples> {
  const all = Array.from({ length: to - from }, (_, i) => from + i);
  const jobs = Array.from({ length: THREADS }, (_, t) => ({
    game,
    players,
    games: all.filter((i) => i % THREADS === t),
  }));
  return { width: features[game].size, lists: await Promise.all(jobs.map(inThread)) };
}

async function main([name, ...rest]: readonly string[]): Promise<void> {
  const game = name as GameName;
  const learned: Samples = { width: features[game].size, lists: [] };
  const held: { who: string; samples: Samples }[] = [];
  for (let k = 0, from = 0; k < rest.length; k += 2) {
    const count = Number(rest[k + 1]);
    const players = rest[k].split(',') as PlayerName[];
    const kept = Math.ceil(count / HELD_OUT);
    held.push({ who: rest[k], samples: await collectAll(game, players, from, from + kept) });
    learned.lists.push(...(await collectAll(game, players, from + kept, from + count)).lists);
    from += count;
  }
  const weights = train(learned);
  for (const { who, samples } of held)
    console.log(
      `games of ${who}, held out: loss ${lossOf(samples, weights).toFixed(4)}, blind ${blindLoss(samples).toFixed(4)}`,
    );
  const made = `npm run script -- packages/bots/scripts/train-value.ts ${[name, ...rest].join(' ')}`;
  const list = (numbers: readonly number[]): string => numbers.map((n) => `    ${n},`).join('\n');
  writeFileSync(
    new URL(`../src/value/weights/${game}.ts`, import.meta.url),
    `import type { Weights } from '../model.ts';

// Made by: ${made}
export const ${game}: Weights = {
  hidden: ${weights.hidden},
  first: [
${list(weights.first)}
  ],
  second: [
${list(weights.second)}
  ],
};
`,
  );
}

if (isMainThread) await main(process.argv.slice(2));
else parentPort?.postMessage(collect(workerData as Job));
