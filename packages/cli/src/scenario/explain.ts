import { type Game, letter, lineTokens, listOptions, type Match, seatsOf } from '@sixgun/engine';
import type { Watcher } from '@sixgun/scenario';

const SUFFIX = { played: '', forced: '   (the only answer)', unfinished: ' …' } as const;

/** For --explain: every line, and every decision with all its tokens and what is refused. */
export function explaining(trace: string[]): Watcher {
  return {
    line: (text, how) => trace.push(text + SUFFIX[how]),
    decision: (match) => trace.push(...describeDecision(match)),
  };
}

function describeDecision(match: Match): string[] {
  const g = match.game;
  const lines = seatsOf(g.asked | g.standing).flatMap((seat) => {
    const options = listOptions(g, seat, g.offer(seat, false, match.draft(seat))).map(
      (option) => option.tokens.join(' ') + (option.draft ? ' …' : ''),
    );
    return [
      `  ${letter(seat)} is asked (${g.question(seat)?.ask}): ${options.join(' | ')}`,
      ...refusals(g, seat).map((refusal) => `    not ${refusal}`),
    ];
  });
  return g.s.over ? [...lines, '  the game is over'] : lines;
}

function refusals(g: Game, seat: number): string[] {
  return g
    .offer(seat, true)
    .refused.map(({ line, refusal }) => `${lineTokens(g, seat, line).join(' ')}: ${refusal.why}`);
}
