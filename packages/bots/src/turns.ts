import {
  type Question as Asked,
  byPicks,
  type Game,
  hasSeat,
  letter,
  ownOf,
  standpointOf,
  type Told,
} from '@sixgun/engine';
import { type Alarm, type Bot, type Choice, type Heard, NOTHING, type Question } from './bot.ts';
import type { Reason } from './reasons.ts';

/** What a seat may do now, in an order that follows from the picks alone. */
export function optionsFor(g: Game, seat: number, draft: readonly number[]): Choice[] {
  const o = g.offer(seat, false, draft);
  const options: Choice[] = [];
  for (let i = 0; i < o.n; i++) options.push({ line: o.line(i), draft: o.isDraft(i) });
  return options.sort((a, b) => byPicks(a.line, b.line));
}

const nobodyListened = (): Heard | null => null;

/** What a seat is asked now: the only place where a game is looked at on behalf of a bot. */
export function questionFor(
  g: Game,
  seat: number,
  draft: readonly number[],
  history: readonly Told[],
  rng: number[],
  heard: () => Heard | null = nobodyListened,
  alarm?: Alarm,
): Question {
  const options = optionsFor(g, seat, draft);
  return {
    rules: g.rules,
    view: standpointOf(g, seat),
    own: ownOf(g, seat),
    draft,
    options,
    asked: requireQuestion(g, seat),
    optional: !hasSeat(g.called, seat) && draft.length === 0,
    history,
    // Most bots never ask for it, and it is long.
    get heard() {
      return heard();
    },
    rng,
    alarm,
  };
}

export interface Move {
  seat: number;
  picks: number[];
  /** Picks it took, and how many of them were a choice between several. */
  decisions: number;
  counted: number;
  /** Times the alarm has cut thinking short. */
  stops: number;
  /** Why it was begun, from those who say so. */
  reason?: Reason;
}

/**
 * The next move a bot makes: any-time abilities first, then whoever is asked.
 * A seat without a bot is left to its player; null when only such seats are asked.
 */
export function nextMove(
  g: Game,
  bots: readonly (Bot | null)[],
  history: readonly Told[],
  rngOf: (seat: number) => number[],
  heard: () => Heard | null = nobodyListened,
  alarm?: Alarm,
): Move | null {
  for (const seats of [g.standing, g.asked])
    for (let seat = 0; seat < g.rules.players; seat++) {
      const bot = bots[seat];
      if (!hasSeat(seats, seat) || bot === null) continue;
      const move = moveOf(g, bot, seat, history, rngOf(seat), heard, alarm);
      if (move !== NOTHING) return move;
    }
  return null;
}

/** One whole move of this bot, pick by pick, or NOTHING if it need not move. */
function moveOf(
  g: Game,
  bot: Bot,
  seat: number,
  history: readonly Told[],
  rng: number[],
  heard: () => Heard | null,
  alarm: Alarm | undefined,
): Move | typeof NOTHING {
  const move: Move = { seat, picks: [], decisions: 0, counted: 0, stops: 0 };
  for (;;) {
    const question = questionFor(g, seat, move.picks, history, rng, heard, alarm);
    const { options, optional } = question;
    if (optional && options.length === 0) return NOTHING;
    requireOptions(g, seat, options.length);
    const thought = bot.think?.(question);
    const answer = thought === undefined ? bot.decide(question) : thought.picks;
    move.reason ??= thought?.reason;
    move.stops += thought?.stops ?? 0;
    if (answer === NOTHING && optional) return NOTHING;
    const chosen = options.find(({ line }) => answer !== NOTHING && byPicks(line, answer) === 0);
    // What it answered may be its hand, and this goes to the logs.
    if (chosen === undefined) throw new Error(`The bot of seat ${letter(seat)} answered what is none of its options.`);
    move.picks.push(...chosen.line);
    move.decisions++;
    if (options.length > 1) move.counted++;
    if (!chosen.draft) return move;
  }
}

function requireQuestion(g: Game, seat: number): Asked {
  const asked = g.question(seat);
  if (asked === null) throw new Error(`Seat ${letter(seat)} is not asked anything.`);
  return asked;
}

export function requireOptions(g: Game, seat: number, n: number): void {
  if (n === 0) throw new Error(`Seat ${letter(seat)} is asked "${g.question(seat)?.ask}" and has no option.`);
}
