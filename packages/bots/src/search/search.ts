import { cloneState, type Game, type GameName, type Rules } from '@sixgun/engine';
import { NOTHING } from '../bot.ts';
import type { Minds } from '../policy/foes.ts';
import { type Judge, sideOf } from '../value/model.ts';
import type { Candidate } from './candidates.ts';
import { moveByPolicy, rollOut } from './rollout.ts';
import { type ImaginedTable, share } from './table.ts';

export interface SearchWeights {
  /** Turns that begin before a rollout ends and the value speaks. */
  turns: number;
  /** With cards at a table of a few, where one's own next turn is near: as many turns, given playouts enough. */
  round: { turns: number; playouts: number } | null;
  /** Most candidates that are tried. */
  width: number;
  /** What a point of the policy's score is worth in odds of winning: about a card in one game, a life in the other. */
  prior: Readonly<Record<GameName, number>>;
  /** What the policy likes no better than this is not tried: few playouts cannot tell a bad move from bad luck. */
  hopeless: number;
  /** The policy's word counts like so many playouts. */
  trust: number;
}

const A_FEW = 5;

/** How many turns a rollout takes at this table; long ones differ more by luck, so a few of them say less. */
export const turnsAt = ({ game, players }: Rules, { turns, round }: SearchWeights, playouts: number): number =>
  round !== null && game === 'card' && players <= A_FEW && playouts >= round.playouts ? round.turns : turns;

/** Fewer playouts of a candidate say nothing. */
const FEWEST = 3;

interface Tried {
  candidate: Candidate;
  sum: number;
  n: number;
  /** What it was worth after each round it was tried in. */
  after: number[];
}

/** A candidate and the odds of the own side with it. */
export interface Weighed {
  candidate: Candidate;
  worth: number;
}

const untried = (candidate: Candidate): Tried => ({ candidate, sum: 0, n: 0, after: [] });

/** The candidates that so many playouts can tell apart, best first. */
export function worthTrying(candidates: readonly Candidate[], budget: number, weights: SearchWeights): Candidate[] {
  const width = Math.max(2, Math.min(weights.width, Math.floor(budget / FEWEST)));
  return candidates.filter(({ score }, i) => i === 0 || score > weights.hopeless).slice(0, width);
}

/**
 * Flat Monte Carlo: every candidate is tried in the same deals, with the same luck; each round half of them stay.
 * Best first; `worth` are the odds of the own side. Null when it is too late.
 */
export function search(
  table: ImaginedTable,
  draft: readonly number[],
  candidates: readonly Candidate[],
  budget: number,
  weights: SearchWeights,
  value: Judge,
  rng: number[],
  isLate: () => boolean = () => false,
): { best: Candidate; worth: number; others: Weighed[]; playouts: number } | null {
  const all = candidates.map(untried);
  let left = all.slice();
  const rounds = Math.max(1, Math.ceil(Math.log2(left.length)));
  const { game } = table.rules;
  const turns = turnsAt(table.rules, weights, budget);
  const shift = share(rng);
  const top = candidates[0].score;
  let playouts = 0;
  for (let round = 0, deals = 0; round < rounds; round++) {
    const more = Math.max(1, Math.floor(budget / rounds / left.length));
    for (let i = 0; i < more; i++, deals++) {
      if (isLate()) return null;
      // Places one golden section apart go evenly through all odds, however many deals there will be.
      playAll(table, draft, left, (shift + deals * GOLDEN) % 1, turns, value, rng);
      playouts += left.length;
    }
    // Where little is at stake the policy has little to say: a renegade's odds are small numbers.
    const mean = left.reduce((total, { sum, n }) => total + sum / n, 0) / left.length;
    const prior = weights.prior[game] * 2 * Math.sqrt(Math.max(0, mean * (1 - mean)));
    const liking = ({ candidate, sum, n }: Tried): number =>
      sum / n + (prior * (candidate.score - top) * weights.trust) / n;
    for (const tried of left) tried.after.push(tried.sum / tried.n);
    left.sort((a, b) => liking(b) - liking(a));
    if (left.length > 2 || round < rounds - 1) left = left.slice(0, Math.max(1, Math.ceil(left.length / 2)));
  }
  const [first] = left;
  const others = all.filter((tried) => tried !== first).map((tried) => besideBest(first, tried));
  others.sort((a, b) => b.worth - a.worth);
  return { best: first.candidate, worth: first.sum / first.n, others, playouts };
}

/** Both were tried in the same deals up to some round: what they differ by there is fairer than what each is worth in its own deals. */
function besideBest(best: Tried, { candidate, after }: Tried): Weighed {
  const last = after.length - 1;
  const worth = best.sum / best.n - Math.max(0, best.after[last] - after[last]);
  return { candidate, worth: Math.max(0, worth) };
}

/** What each candidate is worth after the same number of deals, in the order given. */
export function compareAll(
  table: ImaginedTable,
  draft: readonly number[],
  candidates: readonly Candidate[],
  deals: number,
  turns: number,
  value: Judge,
  rng: number[],
): number[] {
  const all = candidates.map(untried);
  const shift = share(rng);
  for (let i = 0; i < deals; i++) playAll(table, draft, all, (shift + i * GOLDEN) % 1, turns, value, rng);
  return all.map(({ sum, n }) => sum / n);
}

const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** One deal, in which each of those left is tried. */
function playAll(
  table: ImaginedTable,
  draft: readonly number[],
  left: readonly Tried[],
  place: number,
  turns: number,
  value: Judge,
  rng: number[],
): void {
  const parts = table.partsAt(place);
  const g = table.deal(parts, rng);
  const dealt = g.s;
  const minds = table.common(g).minds(parts);
  const luck = rng.slice();
  left.forEach((tried, i) => {
    g.s = i === left.length - 1 ? dealt : cloneState(dealt);
    g.run();
    const own = luck.slice();
    makeMove(g, table.me, draft, tried.candidate.line, minds, own);
    rollOut(g, minds, turns, own);
    tried.sum += value.of(g, parts)[sideOf(parts[table.me])];
    tried.n++;
  });
  // The next deal must not depend on how long these took.
  share(rng);
}

function makeMove(
  g: Game,
  me: number,
  draft: readonly number[],
  line: readonly number[] | typeof NOTHING,
  minds: Minds,
  rng: number[],
): void {
  if (line === NOTHING) return;
  const o = g.offer(me, false, draft);
  const begun = g.choose(me, o.find(line));
  if (begun !== null) moveByPolicy(g, me, minds, rng, begun);
}
