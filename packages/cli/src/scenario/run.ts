import { type Game, letter, lineTokens, listOptions, Match, MoveError, pieceToken, requireKnown } from '@sixgun/engine';
import { type Mismatch, mismatches } from './expect.ts';
import { positionOf } from './games.ts';
import type { Scenario, ScenarioStep } from './schema.ts';

export interface Outcome {
  id: string;
  title: string;
  problems: string[];
  trace: string[];
}

interface Run {
  match: Match;
  /** Cards turned by draw! since the last line. */
  flipped: number[];
  trace: string[];
  explain: boolean;
}

/** Plays one scenario; problems are sentences that name the step. */
export function runScenario(scenario: Scenario, explain = false): Outcome {
  const outcome: Outcome = { id: scenario.id, title: scenario.title, problems: [], trace: [] };
  let game: Game;
  const flipped: number[] = [];
  try {
    game = positionOf(scenario, (event) => {
      if (event.e === 'tell' && event.what === 'flip') flipped.push(event.card);
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const { error: wanted } = scenario.expect;
    const agrees =
      wanted === true || (typeof wanted === 'string' && message.toLowerCase().includes(wanted.toLowerCase()));
    if (!agrees) outcome.problems.push(`set-up: ${message}`);
    return outcome;
  }
  if ('error' in scenario.expect) {
    outcome.problems.push('set-up: was accepted, although an error is expected');
    return outcome;
  }
  const run = startRun(scenario, game, flipped, outcome.trace, explain);
  try {
    scenario.script.forEach((step, i) => {
      for (const problem of takeStep(run, step)) outcome.problems.push(`step ${i + 1}: ${problem}`);
    });
    passAlone(run);
    for (const problem of expecting(run, scenario.expect)) outcome.problems.push(`at the end: ${problem}`);
  } catch (error) {
    outcome.problems.push(error instanceof Error ? error.message : String(error));
  }
  return outcome;
}

function startRun(scenario: Scenario, game: Game, flipped: number[], trace: string[], explain: boolean): Run {
  const names = Array.from({ length: game.rules.players }, (_, seat) => letter(seat));
  const { packs, variants, players } = game.rules;
  const header = {
    game: scenario.game,
    packs,
    variants,
    players,
    names,
    seed: String(scenario.seed ?? 1),
    engine: 'scenario',
    previous: [],
  };
  const run: Run = { match: new Match(header, game), flipped, trace, explain };
  describe(run);
  return run;
}

function takeStep(run: Run, step: ScenarioStep): string[] {
  if (typeof step === 'string') {
    playLine(run, step);
    return [];
  }
  if ('expect' in step) {
    passAlone(run);
    return expecting(run, step.expect);
  }
  if ('refuse' in step) return refusing(run, step.refuse, step.why);
  if ('maybe' in step) {
    if (couldPlay(run, step.maybe)) playLine(run, step.maybe);
    return [];
  }
  if ('undo' in step) {
    run.match.takeBack(step.undo.charCodeAt(0) - 65);
    describe(run);
    return [];
  }
  run.match.say(step.say.charCodeAt(0) - 65);
  return [];
}

function parseLine(line: string): { seat: number; tokens: string[] } {
  const m = /^([A-H]):\s*(\S.*)$/.exec(line.trim());
  if (m === null) throw new Error(`"${line}" is no move; write a seat, a colon and tokens, like "A: bang B".`);
  return { seat: m[1].charCodeAt(0) - 65, tokens: m[2].trim().split(/\s+/) };
}

/** Plays a line, taking what is forced on the way to it. */
function playLine(run: Run, line: string): void {
  const { seat, tokens } = parseLine(line);
  for (const token of tokens) requireKnown(run.match.game.rules, token);
  run.flipped.length = 0;
  const { match } = run;
  for (;;) {
    try {
      const before = match.lines.length;
      match.play(seat, tokens);
      run.trace.push(...(match.lines.length > before ? match.lines.slice(before) : [`${line} …`]));
      describe(run);
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
    if (((g.asked >> seat) & 1) === 0) continue;
    const next = run.match.next(seat);
    if (next.length !== 1 || next[0] === 'end' || (onlyPass && next[0] !== 'pass')) continue;
    run.trace.push(`${letter(seat)}: ${next[0]}   (the only answer)`);
    run.match.play(seat, next);
    describe(run);
    return true;
  }
  return false;
}

function passAlone(run: Run): void {
  while (takeForced(run, true));
}

function expecting(run: Run, expected: Record<string, unknown>): string[] {
  const flips = run.flipped.map((piece) => pieceToken(run.match.game.rules, piece));
  return mismatches(run.match, expected, flips).map(mismatchText);
}

const mismatchText = ({ key, wanted, got }: Mismatch): string =>
  `${key}: expected ${JSON.stringify(wanted)}, got ${JSON.stringify(got)}`;

/** Tries something on a copy of the run. */
function onCopy<T>(run: Run, work: (copy: Run) => T): T {
  const g = run.match.game;
  const saved = structuredClone(g.s);
  const picks = g.picks?.slice() ?? null;
  const copy: Run = { match: new Match(run.match.header, g), flipped: [], trace: [], explain: false };
  for (let seat = 0; seat < g.rules.players; seat++) copy.match.resume(seat, run.match.picked(seat));
  try {
    return work(copy);
  } finally {
    g.s = saved;
    g.picks = picks;
    g.run();
  }
}

function refusing(run: Run, line: string, why: string | undefined): string[] {
  const { seat, tokens } = parseLine(line);
  if (tokens[0] === 'undo')
    return run.match.mayTakeBack(seat) ? [`"${line}" should be refused, but it is allowed`] : [];
  for (const token of tokens) requireKnown(run.match.game.rules, token);
  const got = onCopy(run, (copy) => {
    const g = copy.match.game;
    while (((g.asked | g.standing) & (1 << seat)) === 0 && takeForced(copy, false));
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

function couldPlay(run: Run, line: string): boolean {
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

/** For --explain: every decision with all its tokens and what is refused. */
function describe(run: Run): void {
  if (!run.explain) return;
  const g = run.match.game;
  for (let seat = 0; seat < g.rules.players; seat++) {
    if ((((g.asked | g.standing) >> seat) & 1) === 0) continue;
    const options = listOptions(g, seat, g.offer(seat)).map(
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
