import { areQuick, type Bot, looksAhead, type PlayerName, playerCalled, playQuickly, playRandomly } from '@sixgun/bots';
import { fastRng, gameKind, headerOf, type NewGame, newGame, newMatch, type Side } from '@sixgun/engine';
import { Host, moveBot } from '@sixgun/host';
import { type BalanceCount, type Ended, endedOf, seatsAt } from './balance.ts';
import { countHeld, type HeldCounts, playableNow } from './held.ts';
import { InputError, type Range, writeText } from './input.ts';
import { type Report, Tally } from './simulation-report.ts';
import { alarmAfter, inThreads, threadBeside } from './threads.ts';

/** A game that needs more is counted as one that never ends. */
export const LONGEST_GAME = 20_000;

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
