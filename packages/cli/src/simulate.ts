import { areQuick, type Bot, looksAhead, type PlayerName, playerCalled, playQuickly, playRandomly } from '@sixgun/bots';
import { fastRng, gameKind, headerOf, type NewGame, newGame, newMatch, type Side } from '@sixgun/engine';
import { Host, moveBot } from '@sixgun/host';
import { type BalanceCount, type Ended, endedOf, seatsAt } from './balance.ts';
import { addHeld, countHeld, type HeldCounts, heldLines, playableNow } from './held.ts';
import { InputError, type Range, writeText } from './input.ts';
import { grouped, percent, wilson } from './statistics.ts';
import { alarmAfter, inThreads, threadBeside } from './threads.ts';

/** A game that needs more is counted as one that never ends. */
export const LONGEST_GAME = 20_000;
const SIDES: readonly Side[] = ['law', 'outlaws', 'renegade'];

export interface SimulateOptions extends Required<Pick<NewGame, 'game' | 'packs' | 'variants'>> {
  players: Range;
  /** Players by seat; a shorter list goes round the table. */
  bots: readonly PlayerName[];
  games: number;
  seed: string;
  /** Writes the record of every game: the number of the game is added when there are several. */
  record?: string;
  /** Counts who wins with what, for the balance page. */
  balance?: BalanceCount;
  /** Counts the cards that were held although they could be played. */
  held?: boolean;
}

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

/** The seed of one game of a run: given alone it plays that game again. */
export function seedOf(seed: string, index: number): string {
  if (/^\d{1,15}$/.test(seed)) return String(Number(seed) + index);
  return index === 0 ? seed : `${seed}.${index + 1}`;
}

/** One game of a run: how it came out. */
export interface GameResult {
  seed: string;
  players: number;
  side: Side | '';
  decisions: number;
  counted: number;
  stops: number;
  failure: string | null;
  ended: Ended | null;
  held: HeldCounts;
}

/** What all games of a run have in common, as plain data for threads. */
export interface Run extends Omit<SimulateOptions, 'balance' | 'players'> {
  counts: boolean;
}
export interface GameJob {
  index: number;
  seed: string;
  players: number;
}

const jobOf = ({ seed, players: { min, max } }: SimulateOptions, index: number): GameJob => ({
  index,
  seed: seedOf(seed, index),
  players: min + (index % (max - min + 1)),
});

const runOf = ({ balance, players: _, ...rest }: SimulateOptions): Run => ({ ...rest, counts: balance !== undefined });

/** Adds up games in their order. */
class Tally {
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

export function simulate(options: SimulateOptions, told: (done: number) => void = () => {}): Report {
  const tally = new Tally(options);
  const run = runOf(options);
  for (let i = 0; i < options.games; i++) {
    tally.add(playJob(run, jobOf(options, i)));
    told(i + 1);
  }
  return tally.report();
}

/** The same in several threads, where players look ahead; for the others a thread would cost more than it brings. */
export async function simulateIn(
  threads: number,
  options: SimulateOptions,
  told: (done: number) => void = () => {},
): Promise<Report> {
  if (threads <= 1 || !options.bots.some(looksAhead)) return simulate(options, told);
  const tally = new Tally(options);
  const jobs = Array.from({ length: options.games }, (_, i) => jobOf(options, i));
  const script = threadBeside(import.meta.url, 'simulate-worker');
  for (const result of await inThreads<GameJob, GameResult>(script, runOf(options), jobs, threads, told))
    tally.add(result);
  return tally.report();
}

export function playJob(run: Run, { index, seed, players }: GameJob): GameResult {
  const result: GameResult = {
    seed,
    players,
    side: '',
    decisions: 0,
    counted: 0,
    stops: 0,
    failure: null,
    ended: null,
    held: {},
  };
  try {
    result.side = playOne(run, index, result);
  } catch (error) {
    if (error instanceof InputError) throw error;
    result.failure = error instanceof Error ? error.message : String(error);
  }
  return result;
}

const round = (n: number): number => Math.round(n * 1000) / 1000;

function rateOf(hits: number, n: number): { rate: number; low: number; high: number } {
  const [low, high] = wilson(hits, n);
  return { rate: round(n === 0 ? 0 : hits / n), low: round(low), high: round(high) };
}

/** Chance and quick players need no views and no host; with a record the match writes down the same game. */
function playOne(run: Run, index: number, result: GameResult): Side | '' {
  const { game, packs, variants } = run;
  const { seed, players } = result;
  const setup: NewGame = { game, packs, variants, players, seed, rng: 'fast' };
  const keep = (record: string): void => {
    if (run.record === undefined) return;
    writeText(run.games === 1 ? run.record : numbered(run.record, index + 1), record);
  };
  const watched = run.counts || run.held === true;
  if (watched || !run.bots.every((name) => name === 'random')) {
    const bots = Array.from({ length: players }, (_, seat) => playerCalled(run.bots[seat % run.bots.length]));
    if (watched || run.record !== undefined || !areQuick(bots)) return playBots(run, setup, bots, result, keep);
    const g = newGame(setup);
    playQuickly(g, bots, LONGEST_GAME, result);
    return gameKind(game).winner(g);
  }
  const rng = fastRng(`players:${seed}`);
  if (run.record === undefined) {
    const g = newGame(setup);
    playRandomly(g, rng, LONGEST_GAME, result);
    return gameKind(game).winner(g);
  }
  const match = newMatch(setup);
  try {
    playRandomly(match.game, rng, LONGEST_GAME, result, match);
  } finally {
    keep(match.record());
  }
  return gameKind(game).winner(match.game);
}

function playBots(
  { counts, held }: Run,
  setup: NewGame,
  bots: readonly Bot[],
  result: GameResult,
  keep: (record: string) => void,
): Side | '' {
  const host = Host.deal(headerOf(setup));
  const dealt = counts ? seatsAt(host) : [];
  const seating = { bots, botKey: `players:${setup.seed}`, alarm: alarmAfter() };
  try {
    while (!host.over) {
      if (result.decisions >= LONGEST_GAME) throw new Error(`The game did not end within ${LONGEST_GAME} decisions.`);
      const playable = held === true ? playableNow(host.game) : null;
      const move = moveBot(host, seating);
      if (move === null) throw new Error('Nobody is asked, but the game is not over.');
      if (playable !== null) countHeld(result.held, host.game, playable, move.picks);
      result.decisions += move.decisions;
      result.counted += move.counted;
      result.stops += move.stops;
    }
  } finally {
    keep(host.recordSoFar());
  }
  if (counts) result.ended = endedOf(host, dealt);
  return host.winner();
}

/** `game.txt` becomes `game-3.txt`. */
function numbered(file: string, n: number): string {
  const dot = file.lastIndexOf('.');
  return dot > file.lastIndexOf('/') + 1 ? `${file.slice(0, dot)}-${n}${file.slice(dot)}` : `${file}-${n}`;
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
