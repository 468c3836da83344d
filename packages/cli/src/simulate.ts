import {
  areQuick,
  type Bot,
  type Played,
  type PlayerName,
  playerCalled,
  playQuickly,
  playRandomly,
} from '@sixgun/bots';
import { fastRng, gameKind, headerOf, type NewGame, newGame, newMatch, type Side } from '@sixgun/engine';
import { Host, moveBot } from '@sixgun/host';
import { type BalanceCount, seatsAt } from './balance.ts';
import { InputError, type Range, writeText } from './input.ts';
import { grouped, percent, wilson } from './statistics.ts';

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
  failed: Failure[];
}

/** The seed of one game of a run: given alone it plays that game again. */
export function seedOf(seed: string, index: number): string {
  if (/^\d{1,15}$/.test(seed)) return String(Number(seed) + index);
  return index === 0 ? seed : `${seed}.${index + 1}`;
}

export function simulate(options: SimulateOptions, told: (done: number) => void = () => {}): Report {
  const { min, max } = options.players;
  const sample = newGame({ ...options, players: min });
  const failed: Failure[] = [];
  const wins: Record<Side, number> = { law: 0, outlaws: 0, renegade: 0 };
  const total: Played = { decisions: 0, counted: 0 };
  let longest = { counted: 0, seed: '', players: 0 };
  const cpu = process.cpuUsage();
  const started = performance.now();
  for (let i = 0; i < options.games; i++) {
    const seed = seedOf(options.seed, i);
    const players = min + (i % (max - min + 1));
    const played: Played = { decisions: 0, counted: 0 };
    try {
      const side = playOne(options, i, seed, players, played);
      if (side !== '') wins[side]++;
    } catch (error) {
      if (error instanceof InputError) throw error;
      failed.push({ seed, players, message: error instanceof Error ? error.message : String(error) });
    }
    total.decisions += played.decisions;
    total.counted += played.counted;
    if (played.counted > longest.counted) longest = { counted: played.counted, seed, players };
    told(i + 1);
  }
  const seconds = (performance.now() - started) / 1000;
  const used = process.cpuUsage(cpu);
  const cpuSeconds = (used.user + used.system) / 1e6;
  const finished = options.games - failed.length;
  const { game, packs, variants } = sample.rules;
  return {
    game,
    packs,
    variants,
    players: min === max ? String(min) : `${min}-${max}`,
    bots: options.bots,
    seed: options.seed,
    games: options.games,
    failures: failed.length,
    gamesPerSecond: round(options.games / seconds),
    gamesPerCpuSecond: round(options.games / cpuSeconds),
    microsPerDecision: round((cpuSeconds * 1e6) / Math.max(1, total.counted)),
    decisionsPerGame: round(total.counted / options.games),
    longest: longest.counted,
    longestSeed: longest.seed,
    longestPlayers: longest.players,
    wins,
    rates: Object.fromEntries(SIDES.map((side) => [side, rateOf(wins[side], finished)])) as Report['rates'],
    failed,
  };
}

const round = (n: number): number => Math.round(n * 1000) / 1000;

function rateOf(hits: number, n: number): { rate: number; low: number; high: number } {
  const [low, high] = wilson(hits, n);
  return { rate: round(n === 0 ? 0 : hits / n), low: round(low), high: round(high) };
}

/** Chance and quick players need no views and no host; with a record the match writes down the same game. */
function playOne(options: SimulateOptions, index: number, seed: string, players: number, played: Played): Side | '' {
  const { game, packs, variants } = options;
  const setup: NewGame = { game, packs, variants, players, seed, rng: 'fast' };
  const keep = (record: string): void => {
    if (options.record === undefined) return;
    writeText(options.games === 1 ? options.record : numbered(options.record, index + 1), record);
  };
  if (options.balance !== undefined || !options.bots.every((name) => name === 'random')) {
    const bots = seated(options, players);
    if (options.balance !== undefined || options.record !== undefined || !areQuick(bots))
      return playBots(options, setup, bots, played, keep);
    const g = newGame(setup);
    playQuickly(g, bots, LONGEST_GAME, played);
    return gameKind(game).winner(g);
  }
  const rng = fastRng(`players:${seed}`);
  if (options.record === undefined) {
    const g = newGame(setup);
    playRandomly(g, rng, LONGEST_GAME, played);
    return gameKind(game).winner(g);
  }
  const match = newMatch(setup);
  try {
    playRandomly(match.game, rng, LONGEST_GAME, played, match);
  } finally {
    keep(match.record());
  }
  return gameKind(game).winner(match.game);
}

const seated = ({ bots }: SimulateOptions, players: number): Bot[] =>
  Array.from({ length: players }, (_, seat) => playerCalled(bots[seat % bots.length]));

function playBots(
  options: SimulateOptions,
  setup: NewGame,
  seats: readonly Bot[],
  played: Played,
  keep: (record: string) => void,
): Side | '' {
  const header = headerOf(setup);
  const host = Host.deal(header);
  const dealt = options.balance === undefined ? [] : seatsAt(host);
  const seating = { bots: seats, botKey: `players:${setup.seed}` };
  try {
    while (!host.over) {
      if (played.decisions >= LONGEST_GAME) throw new Error(`The game did not end within ${LONGEST_GAME} decisions.`);
      const move = moveBot(host, seating);
      if (move === null) throw new Error('Nobody is asked, but the game is not over.');
      played.decisions += move.decisions;
      played.counted += move.counted;
    }
  } finally {
    keep(host.recordSoFar());
  }
  options.balance?.add(host, dealt);
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
    `  ${grouped(r.failures)} failures`,
    ...r.failed
      .slice(0, SHOWN_FAILURES)
      .map((f) => `    --seed ${f.seed} --players ${f.players} --games 1: ${f.message}`),
  ];
  if (r.failed.length > SHOWN_FAILURES) lines.push(`    … and ${r.failed.length - SHOWN_FAILURES} more`);
  return lines.join('\n');
}
