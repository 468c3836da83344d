import { type Game, hasSeat, letter, listOptions, ownOf, viewOf } from '@sixgun/engine';
import { type Bot, NOTHING, type Question, type Told } from './bot.ts';

/** What a seat is asked now: the only place where a game is looked at on behalf of a bot. */
export function questionFor(g: Game, seat: number, history: readonly Told[], rng: number[]): Question {
  const o = g.offer(seat);
  return {
    rules: g.rules,
    view: viewOf(g, seat),
    own: ownOf(g, seat),
    options: listOptions(g, seat, o).map((option) => ({ ...option, line: o.line(option.index) })),
    prompt: g.prompt(),
    optional: !hasSeat(g.asked, seat) && g.s.drafts[seat] === null,
    history,
    rng,
  };
}

export interface Move {
  seat: number;
  index: number;
  tokens: readonly string[];
  /** How many options there were. */
  of: number;
}

/**
 * The next decision a bot takes: any-time abilities first, then whoever is asked.
 * A seat without a bot is left to its player; null when only such seats are asked.
 */
export function nextMove(g: Game, bots: readonly (Bot | null)[], history: readonly Told[], rng: number[]): Move | null {
  for (const seats of [g.standing, g.asked])
    for (let seat = 0; seat < g.rules.players; seat++) {
      const bot = bots[seat];
      if (!hasSeat(seats, seat) || bot === null) continue;
      const question = questionFor(g, seat, history, rng);
      const of = question.options.length;
      if (question.optional && of === 0) continue;
      requireOptions(g, seat, of);
      const index = bot.decide(question);
      if (index === NOTHING && question.optional) continue;
      if (!Number.isInteger(index) || index < 0 || index >= of)
        throw new Error(`The bot of seat ${letter(seat)} answered ${index}; it had ${of} options.`);
      return { seat, index, tokens: question.options[index].tokens, of };
    }
  return null;
}

export function requireOptions(g: Pick<Game, 'prompt'>, seat: number, n: number): void {
  if (n === 0) throw new Error(`Seat ${letter(seat)} is asked "${g.prompt()}" and has no option.`);
}
