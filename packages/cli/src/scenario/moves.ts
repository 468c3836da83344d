import { hasSeat, letter, Match, MoveError, requireKnown } from '@sixgun/engine';
import { describeDecision } from './explain.ts';

/** A scenario on its way. */
export interface Run {
  match: Match;
  /** Cards turned by draw! since the last line. */
  flipped: number[];
  trace: string[];
  explain: boolean;
}

function parseLine(line: string): { seat: number; tokens: string[] } {
  const m = /^([A-H]):\s*(\S.*)$/.exec(line.trim());
  if (m === null) throw new Error(`"${line}" is no move; write a seat, a colon and tokens, like "A: bang B".`);
  return { seat: m[1].charCodeAt(0) - 65, tokens: m[2].trim().split(/\s+/) };
}

/** Plays a line, taking what is forced on the way to it. */
export function playLine(run: Run, line: string): void {
  const { seat, tokens } = parseLine(line);
  for (const token of tokens) requireKnown(run.match.game.rules, token);
  run.flipped.length = 0;
  const { match } = run;
  for (;;) {
    try {
      const before = match.lines.length;
      match.play(seat, tokens);
      run.trace.push(...(match.lines.length > before ? match.lines.slice(before) : [`${line} …`]));
      describeDecision(run);
      return;
    } catch (error) {
      if (!(error instanceof MoveError) || error.why === 'unknown-token' || error.why === 'ambiguous') throw error;
      if (!takeForced(run, false)) throw error;
    }
  }
}

/** Takes one decision that has a single answer; `end` is never one of them. */
function takeForced(run: Run, onlyPass: boolean): boolean {
  const g = run.match.game;
  for (let seat = 0; seat < g.rules.players; seat++) {
    if (!hasSeat(g.asked, seat)) continue;
    const next = run.match.next(seat);
    if (next.length !== 1 || next[0] === 'end' || (onlyPass && next[0] !== 'pass')) continue;
    run.trace.push(`${letter(seat)}: ${next[0]}   (the only answer)`);
    run.match.play(seat, next);
    describeDecision(run);
    return true;
  }
  return false;
}

export function passAlone(run: Run): void {
  while (takeForced(run, true));
}

/** Tries something on a copy of the run. */
function onCopy<T>(run: Run, work: (copy: Run) => T): T {
  const g = run.match.game;
  const saved = structuredClone(g.s);
  const picks = g.picks?.slice() ?? null;
  const copy: Run = { match: new Match(run.match.header, g), flipped: [], trace: [], explain: false };
  copy.match.carryOn(run.match);
  try {
    return work(copy);
  } finally {
    g.s = saved;
    g.picks = picks;
    g.run();
  }
}

export function refusing(run: Run, line: string, why: string | undefined): string[] {
  const { seat, tokens } = parseLine(line);
  if (tokens[0] === 'undo')
    return run.match.mayTakeBack(seat) ? [`"${line}" should be refused, but it is allowed`] : [];
  for (const token of tokens) requireKnown(run.match.game.rules, token);
  const got = onCopy(run, (copy) => {
    const g = copy.match.game;
    while (!hasSeat(g.asked | g.standing, seat) && takeForced(copy, false));
    try {
      copy.match.play(seat, tokens);
      return null;
    } catch (error) {
      if (!(error instanceof MoveError) || error.why === 'ambiguous') throw error;
      return error.why;
    }
  });
  if (got === null) return [`"${line}" should be refused, but it is legal`];
  if (why !== undefined && got !== why) return [`"${line}" should be refused because of ${why}, not ${got}`];
  return [];
}

export function couldPlay(run: Run, line: string): boolean {
  return onCopy(run, (copy) => {
    try {
      playLine(copy, line);
      return true;
    } catch (error) {
      if (error instanceof MoveError && error.why !== 'unknown-token') return false;
      throw error;
    }
  });
}
