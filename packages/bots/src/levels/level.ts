import { type Bot, NOTHING, type Question, type Thought } from '../bot.ts';
import { foesBy } from '../policy/foes.ts';
import { MANNERS, type Manner } from '../policy/manner.ts';
import { ranked } from '../search/candidates.ts';
import { type SearchWeights, search } from '../search/search.ts';
import { ImaginedTable } from '../search/table.ts';
import { valueOf } from '../value/trained.ts';

export interface Level {
  /** Playouts for a decision, unless the question says otherwise; 0 for the policy alone. */
  budget: number;
  search: SearchWeights;
  manner: Manner;
}

/** A player of one level, for both games and every pack. */
export function playerOf(level: Level): Bot & Required<Pick<Bot, 'think'>> {
  const think = (question: Question): Thought => thinkAt(level, question);
  return { think, decide: (question) => think(question).picks };
}

function thinkAt({ budget: usual, search: weights, manner }: Level, question: Question): Thought {
  const { rules, options, optional, draft, view } = question;
  if (options.length === 1 && !optional) return { picks: options[0].line, reason: { why: 'only' }, playouts: 0 };
  const rng = question.rng.slice();
  const table = new ImaginedTable(question);
  const g = table.deal(table.partsAt(0), rng);
  const foes = foesBy(g, view.seat, table.odds);
  const candidates = ranked(g, view.seat, draft, options, optional, foes, manner);
  const budget = question.budget ?? usual;
  if (candidates.length === 1 || budget === 0)
    return { picks: candidates[0].line, reason: { why: 'policy' }, playouts: 0 };
  const { best, playouts } = search(table, draft, candidates, budget, weights, valueOf(rules.game), rng);
  return { picks: best.line, reason: { why: 'search' }, playouts };
}

const SEARCH: SearchWeights = { turns: 3, width: 8, prior: 0.02, trust: 8 };

export const greenhorn = playerOf({ budget: 0, search: SEARCH, manner: MANNERS.even });
export const gunslinger = playerOf({ budget: 40, search: SEARCH, manner: MANNERS.even });
export const legend = playerOf({ budget: 1000, search: { ...SEARCH, width: 16 }, manner: MANNERS.even });
export { NOTHING };
