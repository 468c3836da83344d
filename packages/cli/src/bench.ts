import { cpus } from 'node:os';
import { type Played, playRandomly } from '@sixgun/bots';
import { cloneState, fastRng, firstSeat, type NewGame, newGame, nextBelow, packs, type State } from '@sixgun/engine';
import { LONGEST_GAME } from './simulate.ts';
import { grouped } from './statistics.ts';

const FOUR_SETS = ['base', 'dodge-city', 'high-noon', 'fistful-of-cards', 'wild-west-show'];

/** Also those that players cannot choose yet. */
const ALL_SETS = packs.map(({ id }) => id);

interface Table {
  name: string;
  setup: Omit<NewGame, 'seed'>;
  floor: number;
  goal: number;
}

/** Games per CPU second on a quiet machine, median of five runs: what must be reached, and what should be. */
const TABLES: readonly Table[] = [
  { name: 'card, base', setup: { players: 4 }, floor: 5000, goal: 5625 },
  { name: 'card, base', setup: { players: 5 }, floor: 4500, goal: 4500 },
  { name: 'card, base', setup: { players: 7 }, floor: 3200, goal: 3200 },
  { name: 'card, four sets', setup: { players: 7, packs: FOUR_SETS }, floor: 1500, goal: 2000 },
  { name: 'card, all sets', setup: { players: 7, packs: ALL_SETS }, floor: 1000, goal: 1500 },
  { name: 'dice, base', setup: { game: 'dice', players: 5 }, floor: 10_000, goal: 10_000 },
];

export interface BenchRow {
  table: string;
  players: number;
  gamesPerCpuSecond: number;
  floor: number;
  goal: number;
  /** CPU time for each decision with two or more options. */
  microsPerDecision: number;
  decisionsPerGame: number;
  microsPerClone: number;
}

export interface Bench {
  machine: string;
  node: string;
  date: string;
  rows: BenchRow[];
}

const cpuSeconds = (since?: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
};

/** Games between two looks at the clock. */
const BATCH = 10;

/** CPU seconds, not those of the clock: on a busy machine these would measure a program that is still warming up. */
function playFor(setup: Table['setup'], seconds: number, from: number): { games: number; cpu: number; played: Played } {
  const played: Played = { decisions: 0, counted: 0 };
  const start = process.cpuUsage();
  let games = 0;
  for (let used = 0; used < seconds; used = cpuSeconds(start))
    for (let i = 0; i < BATCH; i++) {
      const seed = from + games++;
      playRandomly(newGame({ ...setup, seed }), fastRng(`players:${seed}`), played.decisions + LONGEST_GAME, played);
    }
  return { games, cpu: cpuSeconds(start), played };
}

const SAMPLES = 64;
const OPENING = 40;

/** Positions from the middle of games, as a search would clone them. */
function sampleStates(setup: Table['setup']): State[] {
  return Array.from({ length: SAMPLES }, (_, seed) => {
    const g = newGame({ ...setup, seed });
    const rng = fastRng(seed);
    for (let i = 0; i < OPENING && !g.s.over; i++) {
      const seat = firstSeat(g.asked);
      g.choose(seat, nextBelow(rng, g.offer(seat).n));
    }
    return g.s;
  });
}

function cloneFor(setup: Table['setup'], seconds: number): number {
  const states = sampleStates(setup);
  const start = process.cpuUsage();
  const end = performance.now() + seconds * 1000;
  let clones = 0;
  let pieces = 0;
  while (performance.now() < end) {
    for (const state of states) pieces += cloneState(state).where.length;
    clones += states.length;
  }
  if (pieces === 0) throw new Error('The positions to clone are empty.');
  return (cpuSeconds(start) * 1e6) / clones;
}

export function bench(seconds: number, warmUpSeconds = 2): Bench {
  const [cpu] = cpus();
  // All of them first: otherwise the first table pays for the warm-up of the whole program.
  for (const { setup } of TABLES) playFor(setup, warmUpSeconds, 0);
  const rows = TABLES.map(({ name, setup, floor, goal }): BenchRow => {
    const { games, cpu: used, played } = playFor(setup, seconds, 1_000_000);
    cloneFor(setup, Math.min(0.5, warmUpSeconds));
    return {
      table: name,
      players: setup.players,
      gamesPerCpuSecond: Math.round(games / used),
      floor,
      goal,
      microsPerDecision: Math.round((used * 1e9) / played.counted) / 1000,
      decisionsPerGame: Math.round((10 * played.counted) / games) / 10,
      microsPerClone: Math.round(1000 * cloneFor(setup, Math.min(1, seconds))) / 1000,
    };
  });
  return {
    machine: `${cpu?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, ${process.platform} ${process.arch}`,
    node: process.version,
    date: new Date().toISOString(),
    rows,
  };
}

const NAME = 16;

export function benchText({ machine, node, date, rows }: Bench): string {
  const cell = (text: string): string => text.padStart(13);
  const head = ['players', 'games/CPU s', 'floor', 'goal', 'µs/decision', 'decisions', 'µs/clone'];
  return [
    `${machine}, Node ${node}, ${date}`,
    'Uniform random players, decisions with two or more options, no views, no events, after the warm-up.',
    `${'table'.padEnd(NAME)}${head.map(cell).join('')}`,
    ...rows.map((row) =>
      [
        row.table.padEnd(NAME),
        String(row.players),
        `${grouped(row.gamesPerCpuSecond)}${row.gamesPerCpuSecond >= row.floor ? '' : ' (!)'}`,
        grouped(row.floor),
        grouped(row.goal),
        grouped(row.microsPerDecision, 2),
        grouped(row.decisionsPerGame, 1),
        grouped(row.microsPerClone, 2),
      ]
        .map((text, i) => (i === 0 ? text : cell(text)))
        .join(''),
    ),
  ].join('\n');
}
