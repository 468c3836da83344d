import {
  DiceGame,
  type Game,
  letter,
  lineTokens,
  listOptions,
  Match,
  MoveError,
  pieceToken,
  requireKnown,
} from '@sixgun/engine';
import { type Mismatch, mismatch } from './expect.ts';
import { FieldError, requireFieldsInPlay } from './fields.ts';
import { positionOf } from './games.ts';
import type { Path } from './load.ts';
import type { Scenario, ScenarioStep } from './schema.ts';

export interface Problem {
  /** Where in the scenario. */
  at: Path;
  text: string;
}

export interface Outcome {
  problems: Problem[];
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
  const outcome: Outcome = { problems: [], trace: [] };
  const report = (at: Path, text: string): void => {
    outcome.problems.push({ at, text });
  };
  let game: Game;
  const flipped: number[] = [];
  try {
    requireFieldsInPlay(scenario);
    game = positionOf(scenario, (event) => {
      if (event.e === 'tell' && event.what === 'flip') flipped.push(event.card);
    });
  } catch (error) {
    const message = messageOf(error);
    const { error: wanted } = scenario.expect;
    const agrees =
      wanted === true || (typeof wanted === 'string' && message.toLowerCase().includes(wanted.toLowerCase()));
    if (!agrees) report(error instanceof FieldError ? error.at : [], `set-up: ${message}`);
    return outcome;
  }
  if ('error' in scenario.expect) {
    report(['expect', 'error'], 'set-up: was accepted, although an error is expected');
    return outcome;
  }
  const run = startRun(scenario, game, flipped, outcome.trace, explain);
  for (const [i, step] of scenario.script.entries()) {
    const at = typeof step === 'object' && 'expect' in step ? ['script', i, 'expect'] : ['script', i];
    try {
      for (const { key, text } of takeStep(run, step)) report([...at, ...key], `step ${i + 1}: ${text}`);
    } catch (error) {
      report(at, `step ${i + 1}: ${messageOf(error)}`);
      return outcome;
    }
  }
  try {
    passAlone(run);
    for (const { key, text } of expecting(run, scenario.expect)) report(['expect', ...key], `at the end: ${text}`);
  } catch (error) {
    report(['expect'], `at the end: ${messageOf(error)}`);
  }
  const left = game instanceof DiceGame ? listsLeft(game) : 0;
  if (left > 0)
    report(
      ['rolls', (scenario.rolls?.length ?? left) - left],
      `rolls: ${left === 1 ? 'a list was' : `${left} lists were`} never thrown`,
    );
  return outcome;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Throws that a scenario lists and nobody has made: each is its number of dice and then their faces. */
function listsLeft({ picks }: Game): number {
  let lists = 0;
  for (let i = 0; i < (picks?.length ?? 0); i += (picks?.[i] ?? 0) + 1) lists++;
  return lists;
}

/** What is wrong, with the key of an expectation if it is about one. */
interface Finding {
  key: Path;
  text: string;
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

function takeStep(run: Run, step: ScenarioStep): Finding[] {
  if (typeof step === 'string') {
    playLine(run, step);
    return [];
  }
  if ('expect' in step) {
    passAlone(run);
    return expecting(run, step.expect);
  }
  if ('refuse' in step) return refusing(run, step.refuse, step.why).map((text) => ({ key: [], text }));
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

function expecting(run: Run, expected: Record<string, unknown>): Finding[] {
  const flips = run.flipped.map((piece) => pieceToken(run.match.game.rules, piece));
  return Object.entries(expected).flatMap(([key, wanted]) => {
    try {
      const found = mismatch(run.match, key, wanted, flips);
      return found === null ? [] : [{ key: [key], text: mismatchText(found) }];
    } catch (error) {
      return [{ key: [key], text: messageOf(error) }];
    }
  });
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
