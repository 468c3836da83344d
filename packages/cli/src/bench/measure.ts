import { type Played, playRandomly } from '@sixgun/bots';
import { cloneState, fastRng, firstSeat, type NewGame, newGame, nextBelow, type State } from '@sixgun/engine';
import { LONGEST_GAME } from '../simulate.ts';

export type BenchSetup = Omit<NewGame, 'seed'>;

export interface Measured {
  gamesPerCpuSecond: number;
  /** CPU time for each decision with two or more options. */
  microsPerDecision: number;
  decisionsPerGame: number;
  microsPerClone: number;
}

const cpuSeconds = (since?: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
};

/** Games between two looks at the clock. */
const BATCH = 10;

/** CPU seconds, not those of the clock: on a busy machine these would measure a program that is still warming up. */
function playFor(setup: BenchSetup, seconds: number, from: number): { games: number; cpu: number; played: Played } {
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
function sampleStates(setup: BenchSetup): State[] {
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

function cloneFor(setup: BenchSetup, seconds: number): number {
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

/** CPU seconds of a slice of the warm-up, how much faster a slice must be to count, and how many may pass without one. */
const SLICE = 2;
const FASTER = 1.03;
const PATIENCE = 4;
const MOST_SLICES = 40;

/**
 * Plays until it gets no faster. With all sets the compiler is at work for half a minute, and its threads are CPU time
 * of the process, not of the games.
 */
function warmUp(setup: BenchSetup): void {
  let best = 0;
  let games = 0;
  for (let slice = 0, idle = 0; slice < MOST_SLICES && idle < PATIENCE; slice++, idle++) {
    const played = playFor(setup, SLICE, games);
    games += played.games;
    const rate = played.games / played.cpu;
    if (rate > best * FASTER) idle = 0;
    best = Math.max(best, rate);
  }
}

export function measure(setup: BenchSetup, seconds: number): Measured {
  warmUp(setup);
  const { games, cpu, played } = playFor(setup, seconds, 1_000_000);
  cloneFor(setup, 0.5);
  return {
    gamesPerCpuSecond: Math.round(games / cpu),
    microsPerDecision: Math.round((cpu * 1e9) / played.counted) / 1000,
    decisionsPerGame: Math.round((10 * played.counted) / games) / 10,
    microsPerClone: Math.round(1000 * cloneFor(setup, Math.min(1, seconds))) / 1000,
  };
}
