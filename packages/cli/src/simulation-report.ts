import { newGame, type Side } from '@sixgun/engine';
import { addHeld, type HeldCounts, heldLines } from './held.ts';
import type { GameResult, SimulateOptions } from './simulate.ts';
import { grouped, percent, wilson } from './statistics.ts';

const SIDES: readonly Side[] = ['law', 'outlaws', 'renegade'];

export interface Failure {
  seed: string;
  players: number;
  message: string;
}

export interface Report {
  game: string;
  packs: readonly string[];
  variants: Readonly<Record<string, boolean | string>>;
  players: string;
  bots: readonly string[];
  seed: string;
  games: number;
  failures: number;
  /** Thoughts that the clock has cut short. */
  stops: number;
  gamesPerSecond: number;
  gamesPerCpuSecond: number;
  /** CPU time for each decision with two or more options. */
  microsPerDecision: number;
  decisionsPerGame: number;
  /** Decisions of the longest game, counted in the same way; its seed and its number of players play it again. */
  longest: number;
  longestSeed: string;
  longestPlayers: number;
  wins: Record<Side, number>;
  /** Share of the finished games each side has won, with its 95 % confidence interval. */
  rates: Record<Side, { rate: number; low: number; high: number }>;
  /** Where it was asked for. */
  held?: HeldCounts;
  failed: Failure[];
}

/** Adds up games in their order. */
export class Tally {
  private readonly options: SimulateOptions;
  private readonly failed: Failure[] = [];
  private readonly wins: Record<Side, number> = { law: 0, outlaws: 0, renegade: 0 };
  private counted = 0;
  private stops = 0;
  private readonly held: HeldCounts = {};
  private longest = { counted: 0, seed: '', players: 0 };
  private readonly cpu = process.cpuUsage();
  private readonly started = performance.now();

  constructor(options: SimulateOptions) {
    this.options = options;
  }

  add({ seed, players, side, counted, stops, failure, ended, held }: GameResult): void {
    if (side !== '') this.wins[side]++;
    if (failure !== null) this.failed.push({ seed, players, message: failure });
    this.counted += counted;
    this.stops += stops;
    if (counted > this.longest.counted) this.longest = { counted, seed, players };
    if (ended !== null) this.options.balance?.add(ended);
    addHeld(this.held, held);
  }

  report(): Report {
    const { options, wins, failed, longest, counted } = this;
    const { min, max } = options.players;
    const seconds = (performance.now() - this.started) / 1000;
    const used = process.cpuUsage(this.cpu);
    const cpuSeconds = (used.user + used.system) / 1e6;
    const finished = options.games - failed.length;
    const { game, packs, variants } = newGame({ ...options, players: min }).rules;
    return {
      game,
      packs,
      variants,
      players: min === max ? String(min) : `${min}-${max}`,
      bots: options.bots,
      seed: options.seed,
      games: options.games,
      failures: failed.length,
      stops: this.stops,
      gamesPerSecond: round(options.games / seconds),
      gamesPerCpuSecond: round(options.games / cpuSeconds),
      microsPerDecision: round((cpuSeconds * 1e6) / Math.max(1, counted)),
      decisionsPerGame: round(counted / options.games),
      longest: longest.counted,
      longestSeed: longest.seed,
      longestPlayers: longest.players,
      wins,
      rates: Object.fromEntries(SIDES.map((side) => [side, rateOf(wins[side], finished)])) as Report['rates'],
      ...(options.held === true ? { held: this.held } : {}),
      failed,
    };
  }
}

const round = (n: number): number => Math.round(n * 1000) / 1000;

function rateOf(hits: number, n: number): { rate: number; low: number; high: number } {
  const [low, high] = wilson(hits, n);
  return { rate: round(n === 0 ? 0 : hits / n), low: round(low), high: round(high) };
}

const SHOWN_FAILURES = 10;

export function reportText(r: Report): string {
  const lines = [
    `${grouped(r.games)} games (${r.game}), ${r.players} players, packs ${r.packs.join(' ')}, bots ${r.bots.join(' ')}, seed ${r.seed}`,
    ...SIDES.map((side) => {
      const { rate, low, high } = r.rates[side];
      const share = `${percent(rate).padStart(7)}  (${percent(low)} to ${percent(high)})`;
      return `  ${side.padEnd(9)}${grouped(r.wins[side]).padStart(9)}  ${share}`;
    }),
    `  ${grouped(r.gamesPerSecond, 1)} games/s, ${grouped(r.gamesPerCpuSecond, 1)} games per CPU second, ${grouped(r.microsPerDecision, 2)} µs a decision`,
    `  ${grouped(r.decisionsPerGame, 1)} decisions a game with two or more options; the longest took ${grouped(r.longest)} (--seed ${r.longestSeed} --players ${r.longestPlayers} --games 1)`,
    `  ${grouped(r.failures)} failures, ${grouped(r.stops)} emergency stops`,
    ...r.failed
      .slice(0, SHOWN_FAILURES)
      .map((f) => `    --seed ${f.seed} --players ${f.players} --games 1: ${f.message}`),
  ];
  if (r.held !== undefined) lines.push(...heldLines(r.held));
  if (r.failed.length > SHOWN_FAILURES) lines.push(`    … and ${r.failed.length - SHOWN_FAILURES} more`);
  return lines.join('\n');
}
