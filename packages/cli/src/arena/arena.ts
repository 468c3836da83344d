import { type GameName, gameKinds, headerOf, type Side } from '@sixgun/engine';
import type { Range } from '../input.ts';
import { seedOf } from '../simulate.ts';
import { grouped, percent } from '../statistics.ts';
import { inThreads, threadBeside } from '../threads.ts';
import { type DealJob, type DealResult, type Pairing, playPair } from './deal.ts';

export interface ArenaOptions extends Pairing {
  players: Range;
  deals: number;
  seed: string;
  /** Threads; 1 plays in this one. */
  threads: number;
}

/** What a faction gains by the exchange, in points of a hundred games. */
export interface Gain {
  players: string;
  faction: Side;
  deals: number;
  /** Share of games won among rivals, and with the faction exchanged. */
  among: number;
  exchanged: number;
  points: number;
  /** Half of the 95 % interval of the paired difference. */
  within: number;
  /** Null where nothing was won among rivals. */
  factor: number | null;
  elo: number;
}

export interface ArenaReport {
  game: GameName;
  packs: readonly string[];
  variants: Readonly<Record<string, boolean | string>>;
  player: string;
  rival: string;
  players: string;
  seed: string;
  deals: number;
  seconds: number;
  /** Thoughts that the clock has cut short. */
  stops: number;
  gains: Gain[];
}

async function playAll(options: ArenaOptions, told: (done: number) => void): Promise<DealResult[]> {
  const { setup, player, rival, factions, deals, threads } = options;
  const { min, max } = options.players;
  const pairing: Pairing = { setup, player, rival, factions };
  const jobs: DealJob[] = Array.from({ length: deals }, (_, i) => ({
    seed: seedOf(options.seed, i),
    players: min + (i % (max - min + 1)),
  }));
  if (threads > 1) return inThreads(threadBeside(import.meta.url, 'worker'), pairing, jobs, threads, told);
  const results: DealResult[] = [];
  for (const { seed, players } of jobs) told(results.push(playPair(pairing, seed, players)));
  return results;
}

export async function arena(options: ArenaOptions, told: (done: number) => void = () => {}): Promise<ArenaReport> {
  const started = performance.now();
  const results = await playAll(options, told);
  const { min, max } = options.players;
  const sizes = [...new Set(results.map(({ players }) => players))].sort((a, b) => a - b);
  const all = min === max ? String(min) : `${min}-${max}`;
  const gains = options.factions.map((faction) => gainOf(faction, results, all));
  if (sizes.length > 1)
    for (const size of sizes)
      for (const faction of options.factions)
        gains.push(
          gainOf(
            faction,
            results.filter(({ players }) => players === size),
            String(size),
          ),
        );
  const { game, packs, variants } = headerOf({ ...options.setup, players: min, seed: options.seed });
  return {
    game,
    packs,
    variants,
    player: options.player,
    rival: options.rival,
    players: all,
    seed: options.seed,
    deals: results.length,
    seconds: Math.round((performance.now() - started) / 100) / 10,
    stops: results.reduce((sum, { stops }) => sum + stops, 0),
    gains,
  };
}

const NORMAL = 1.96;

/** The paired difference over the deals, with the interval of its mean. */
export function gainOf(faction: Side, results: readonly DealResult[], players: string): Gain {
  const n = results.length;
  const won = (side: Side | '' | undefined): number => (side === faction ? 1 : 0);
  const among = results.reduce((sum, result) => sum + won(result.among), 0) / n;
  const exchanged = results.reduce((sum, result) => sum + won(result.exchanged[faction]), 0) / n;
  const mean = exchanged - among;
  const spread = results.reduce((sum, r) => sum + (won(r.exchanged[faction]) - won(r.among) - mean) ** 2, 0);
  return {
    players,
    faction,
    deals: n,
    among: round(among),
    exchanged: round(exchanged),
    points: round(100 * mean),
    within: round(100 * withinOf(spread, n)),
    factor: among === 0 ? null : round(exchanged / among),
    elo: Math.round(eloOf(exchanged, n) - eloOf(among, n)),
  };
}

/** A few deals that all come out alike do not prove that every deal would: how far they may err the rule of three says. */
const withinOf = (spread: number, n: number): number =>
  Math.min(1, spread === 0 ? 3 / n : NORMAL * Math.sqrt(spread / (n - 1) / n));

/** Odds of winning as Elo points; half a game keeps what never or always happens finite. */
function eloOf(share: number, n: number): number {
  const p = Math.min(1 - 0.5 / n, Math.max(0.5 / n, share));
  return 400 * Math.log10(p / (1 - p));
}

const round = (n: number): number => Math.round(n * 1000) / 1000;

/** The table that was played at. */
export function tableText({ game, packs, variants, players }: ArenaReport): string {
  const named = packs.length === gameKinds[game].packs.length ? 'all packs' : `packs ${packs.join(' ')}`;
  const chosen = Object.entries(variants).map(([name, value]) => (value === true ? name : `${name}=${value}`));
  return [game, `${players} players`, named, ...(chosen.length > 0 ? [`variants ${chosen.join(' ')}`] : [])].join(', ');
}

export function arenaText(report: ArenaReport): string {
  const { player, rival, seed, deals, seconds, stops, gains } = report;
  const signed = (n: number, digits: number): string => `${n < 0 ? '' : '+'}${n.toFixed(digits)}`;
  return [
    `${grouped(deals)} deals (${tableText(report)}), ${player} for one faction of ${rival}, seed ${seed}, ${seconds} s, ${stops} emergency stops`,
    ...gains.map((gain) => {
      const rates = `${percent(gain.among).padStart(7)} → ${percent(gain.exchanged).padStart(7)}`;
      const points = `${signed(gain.points, 1)} ± ${gain.within.toFixed(1)} points`.padStart(24);
      const factor = gain.factor?.toFixed(2) ?? '-';
      return `  ${gain.players.padEnd(4)}${gain.faction.padEnd(9)}${rates}${points}   × ${factor.padEnd(4)} ${signed(gain.elo, 0)} Elo`;
    }),
  ].join('\n');
}
