import {
  cloneState,
  firstSeat,
  type Game,
  gameKinds,
  hasSeat,
  listOptions,
  matching,
  means,
  othersPass,
} from '@sixgun/engine';
import { requireKnownLine } from './known.ts';
import type { Run } from './run.ts';

/** Stands for an expectation that is met, because everything else is what is there instead. */
export const HOLDS = Symbol('holds');

/** Can a line be played to its end? A move of several steps is tried one step after another. */
function leadsOn(g: Game, seat: number, tokens: readonly string[], draft: readonly number[]): boolean {
  const o = g.offer(seat, false, draft);
  const found = matching(listOptions(g, seat, o), tokens).map((option) => ({ ...option, line: o.line(option.index) }));
  return found.some((option) => {
    if (option.tokens.length >= tokens.length) return true;
    const rest = tokens.slice(option.tokens.length);
    if (option.draft) return leadsOn(g, seat, rest, [...draft, ...option.line]);
    const copy = gameKinds[g.rules.game].reopen(g.rules, cloneState(g.s));
    copy.run();
    copy.offer(seat, false, draft);
    copy.choose(seat, option.index);
    return othersPass(copy, seat) && leadsOn(copy, seat, rest, []);
  });
}

/** What is offered instead of what is expected; HOLDS if the expectation holds. */
export function checkOptions({ match }: Run, key: string, wanted: readonly string[]): unknown {
  const g = match.game;
  for (const line of wanted) requireKnownLine(g, line);
  const [, a, b] = key.split('.');
  const mode = b ?? a;
  const seat = b === undefined ? firstSeat(g.asked) : a.charCodeAt(0) - 65;
  if (!hasSeat(g.asked | g.standing, seat)) return 'nobody is asked';
  const picked = match.picked(seat);
  const next = match.next(seat);
  /** A line of several tokens is looked for among whole moves, a single token among the next picks. */
  const offered = (line: string): boolean => {
    const tokens = line.split(/\s+/);
    if (tokens.length === 1) return next.some((token) => means(line, token));
    return leadsOn(g, seat, [...picked, ...tokens], match.draft(seat));
  };
  switch (mode) {
    case 'has':
      return wanted.every(offered) ? HOLDS : next;
    case 'lacks':
      return wanted.some(offered) ? next : HOLDS;
    case 'only': {
      const heads = wanted.map((line) => line.split(/\s+/)[0]);
      const covered = next.every((token) => heads.some((head) => means(head, token)));
      return covered && wanted.every(offered) ? HOLDS : next;
    }
    default:
      throw new Error(`"${key}" is no key of an expectation.`);
  }
}
