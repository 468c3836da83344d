import { type Game, hasSeat, letter, lineTokens, listOptions, type Match } from '@sixgun/engine';

/** For --explain: every decision with all its tokens and what is refused. */
export function describeDecision(run: { match: Match; trace: string[]; explain: boolean }): void {
  if (!run.explain) return;
  const g = run.match.game;
  for (let seat = 0; seat < g.rules.players; seat++) {
    if (!hasSeat(g.asked | g.standing, seat)) continue;
    const options = listOptions(g, seat, g.offer(seat, false, run.match.draft(seat))).map(
      (option) => option.tokens.join(' ') + (option.draft ? ' …' : ''),
    );
    run.trace.push(`  ${letter(seat)} is asked (${g.prompt()}): ${options.join(' | ')}`);
    for (const refusal of refusals(g, seat)) run.trace.push(`    not ${refusal}`);
  }
  if (g.s.over) run.trace.push('  the game is over');
}

function refusals(g: Game, seat: number): string[] {
  return g.offer(seat, true).refused.map((refusal) => `${lineTokens(g, seat, refusal.line).join(' ')}: ${refusal.why}`);
}
