import { cpus } from 'node:os';
import { type Played, playRandomly } from '@sixgun/bots';
import { cloneState, fastRng, newGame, nextBelow, type State } from '@sixgun/engine';
import { LONGEST_GAME } from './simulate.ts';
import { grouped } from './statistics.ts';

/** Games per CPU second: what must be reached, and 25 times what the best engine in C++ does at least. */
const TARGETS = [
  { players: 4, floor: 4500, goal: 5625 },
  { players: 5, floor: 3500, goal: 4325 },
  { players: 7, floor: 2500, goal: 3125 },
] as const;

export interface BenchRow {
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

function playFor(players: number, seconds: number, from: number): { games: number; cpu: number; played: Played } {
  const played: Played = { decisions: 0, counted: 0 };
  const start = process.cpuUsage();
  const end = performance.now() + seconds * 1000;
  let games = 0;
  while (performance.now() < end) {
    const seed = from + games;
    playRandomly(newGame({ players, seed }), fastRng(`players:${seed}`), played.decisions + LONGEST_GAME, played);
    games++;
  }
  return { games, cpu: cpuSeconds(start), played };
}

const SAMPLES = 64;
const OPENING = 40;

/** Positions from the middle of games, as a search would clone them. */
function sampleStates(players: number): State[] {
  return Array.from({ length: SAMPLES }, (_, seed) => {
    const g = newGame({ players, seed });
    const rng = fastRng(seed);
    for (let i = 0; i < OPENING && !g.s.over; i++) {
      const seat = Math.log2(g.asked & -g.asked);
      g.choose(seat, nextBelow(rng, g.offer(seat).n));
    }
    return g.s;
  });
}

function cloneFor(players: number, seconds: number): number {
  const states = sampleStates(players);
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
  const rows = TARGETS.map(({ players, floor, goal }): BenchRow => {
    playFor(players, warmUpSeconds, 0);
    const { games, cpu: used, played } = playFor(players, seconds, 1_000_000);
    cloneFor(players, Math.min(0.5, warmUpSeconds));
    return {
      players,
      gamesPerCpuSecond: Math.round(games / used),
      floor,
      goal,
      microsPerDecision: Math.round((used * 1e9) / played.counted) / 1000,
      decisionsPerGame: Math.round((10 * played.counted) / games) / 10,
      microsPerClone: Math.round(1000 * cloneFor(players, Math.min(1, seconds))) / 1000,
    };
  });
  return {
    machine: `${cpu?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, ${process.platform} ${process.arch}`,
    node: process.version,
    date: new Date().toISOString(),
    rows,
  };
}

export function benchText({ machine, node, date, rows }: Bench): string {
  const cell = (text: string): string => text.padStart(13);
  const head = ['players', 'games/CPU s', 'floor', 'goal', 'µs/decision', 'decisions', 'µs/clone'];
  return [
    `${machine}, Node ${node}, ${date}`,
    'Base game, uniform random players, decisions with two or more options, no views, no events.',
    head.map(cell).join(''),
    ...rows.map((row) =>
      [
        String(row.players),
        `${grouped(row.gamesPerCpuSecond)}${row.gamesPerCpuSecond >= row.floor ? '' : ' (!)'}`,
        grouped(row.floor),
        grouped(row.goal),
        grouped(row.microsPerDecision, 2),
        grouped(row.decisionsPerGame, 1),
        grouped(row.microsPerClone, 2),
      ]
        .map(cell)
        .join(''),
    ),
  ].join('\n');
}
