import { type Beliefs, beliefsOf } from '../beliefs/beliefs.ts';
import { PARTS, type Part, type PartName } from '../beliefs/parts.ts';
import type { Bot, Question, Thought } from '../bot.ts';
import { type Foes, foesBy } from '../policy/foes.ts';
import type { Manner } from '../policy/manner.ts';
import { reasonFor, type Thinking } from '../reasons.ts';
import { type Candidate, ranked } from '../search/candidates.ts';
import { compareAll, type SearchWeights, search, turnsAt, worthTrying } from '../search/search.ts';
import { ImaginedTable } from '../search/table.ts';
import { trainedValue } from '../value/trained.ts';

export interface Level {
  /** Playouts for a decision, unless the question says otherwise; 0 for the policy alone. */
  budget: number;
  search: SearchWeights;
  manner: Manner;
  /** How much of what it has seen it makes use of: 1 is everything, 0 is nothing. */
  memory: number;
  /** Judges throws by the odds of winning in all likely deals; otherwise by lives alone. */
  reckons: boolean;
  /** Who answers when there is no time left; nobody has to for those who do not look ahead. */
  lower: Level | null;
  /** The true roles by seat, told to find out what they are worth; no player at a table has them. */
  told?: readonly Part[];
}

/** The same player, told who is who: for measuring alone. */
export function toldRoles(bot: Bot, roles: readonly PartName[]): Bot {
  const level = levelOf(bot);
  if (level === null) throw new RangeError('This player makes nothing of roles it is told.');
  return playerOf({ ...level, told: roles.map((role) => PARTS.indexOf(role)) });
}

export type Thinker = Bot & Required<Pick<Bot, 'think'>>;

const levelsOf = new WeakMap<Bot, Level>();

/** The level a player plays at; null for those who have none. */
export const levelOf = (bot: Bot): Level | null => levelsOf.get(bot) ?? null;

/** A player of one level, for both games and every pack. */
export function playerOf(level: Level): Thinker {
  const think = (question: Question): Thought => thinkAt(level, question);
  const bot = { think, decide: (question: Question) => think(question).picks };
  levelsOf.set(bot, level);
  return bot;
}

interface Considered {
  table: ImaginedTable;
  candidates: Candidate[];
  rng: number[];
}

/** What could be done, best first by the policy, at the table as the seat may imagine it. */
function consider(question: Question, { manner, memory, told, reckons }: Level): Considered {
  const { options, optional, draft, view } = question;
  const rng = question.rng.slice();
  const table = new ImaginedTable(question, memory, told);
  const g = table.deal(table.partsAt(0), rng);
  const foes = withGrudges(question, foesBy(g, view.seat, table.odds), manner.grudge);
  const odds = reckons && table.dealt ? table.odds : null;
  return { table, candidates: ranked(g, view.seat, draft, options, optional, foes, manner, odds), rng };
}

function withGrudges({ rules, heard, view }: Question, foes: Foes, grudge: number): Foes {
  return grudge === 0 || heard === null ? foes : grudging(foes, beliefsOf(rules, heard), view.seat, grudge);
}

/** Whoever has attacked the player is a little more of a foe for that alone. */
export function grudging(foes: Foes, beliefs: Beliefs, me: number, grudge: number): Foes {
  if (grudge === 0) return foes;
  return foes.map((foe, seat) => (beliefs.hasAttacked(seat, me) ? foe + grudge : foe));
}

const percentOf = (worth: number): number => Math.round(100 * worth);

function thinkAt(level: Level, question: Question): Thought {
  const thought = tryAt(level, question);
  if (thought !== null) return thought;
  const lower = level.lower ?? { ...level, budget: 0 };
  const second = thinkAt({ ...lower, manner: level.manner }, { ...question, budget: undefined });
  return { ...second, stops: 1 + (second.stops ?? 0) };
}

/** Null when the alarm has gone off. */
function tryAt(level: Level, question: Question): Thought | null {
  const { budget: usual, search: weights } = level;
  const { rules, options, optional, draft } = question;
  if (options.length === 1 && !optional) {
    const picks = options[0].line;
    return { picks, reason: reasonFor(question, picks, [], { by: 'no-choice' }), others: [], playouts: 0 };
  }
  const { table, candidates, rng } = consider(question, level);
  const budget = question.budget ?? usual;
  // One playout tells nothing apart.
  const tried = budget < 2 ? [] : worthTrying(candidates, budget, weights);
  if (tried.length <= 1) {
    const picks = candidates[0].line;
    return { picks, reason: reasonFor(question, picks, table.odds, { by: 'experience' }), others: [], playouts: 0 };
  }
  const value = trainedValue(rules.game);
  const found = search(table, draft, tried, budget, weights, value, rng, question.alarm?.());
  if (found === null) return null;
  const { best, worth, playouts } = found;
  const thinking: Thinking = { by: 'playouts', playouts, percent: percentOf(worth) };
  const others = found.others.map((each) => ({ picks: each.candidate.line, percent: percentOf(each.worth) }));
  return { picks: best.line, reason: reasonFor(question, best.line, table.odds, thinking), others, playouts };
}

/** What every option is worth after so many playouts each, for exams and figures. */
export function worths(question: Question, level: Level, deals: number): Map<Candidate, number> {
  const { table, candidates, rng } = consider(question, level);
  const turns = turnsAt(question.rules, level.search, deals);
  const list = compareAll(table, question.draft, candidates, deals, turns, trainedValue(question.rules.game), rng);
  return new Map(candidates.map((candidate, i) => [candidate, list[i]]));
}
