import { type Game, MoveError } from '@sixgun/engine';
import { differences } from './expectation.ts';
import { FieldError } from './fields.ts';
import { parseLine, Run, type Watcher } from './run.ts';
import type { Path, Scenario, Step } from './scenario.ts';

export interface Problem {
  /** Where in the scenario. */
  at: Path;
  text: string;
}

export interface ScriptOptions {
  watcher?: Watcher;
  /** The words for a move that is refused; the engine's own unless told. */
  sentence?: (error: MoveError, game: Game) => string;
}

/** Plays one scenario; problems are sentences that name the step. */
export function runScenario(scenario: Scenario, { watcher, sentence }: ScriptOptions = {}): Problem[] {
  const problems: Problem[] = [];
  const report = (at: Path, text: string): void => {
    problems.push({ at, text });
  };
  let run: Run;
  try {
    run = Run.of(scenario, watcher);
  } catch (error) {
    const message = messageOf(error);
    if (!isExpected(message, scenario.expect.error))
      report(error instanceof FieldError ? error.at : [], `set-up: ${message}`);
    return problems;
  }
  if ('error' in scenario.expect) {
    report(['expect', 'error'], 'set-up: was accepted, although an error is expected');
    return problems;
  }
  for (const [i, step] of scenario.script.entries()) {
    const at = typeof step === 'object' && 'expect' in step ? ['script', i, 'expect'] : ['script', i];
    try {
      for (const { key, text } of takeStep(run, step)) report([...at, ...key], `step ${i + 1}: ${text}`);
    } catch (error) {
      const told = error instanceof MoveError ? sentence?.(error, run.game) : undefined;
      report(at, `step ${i + 1}: ${told ?? messageOf(error)}`);
      return problems;
    }
  }
  try {
    run.passAlone();
    for (const { key, text } of differences(run, scenario.expect)) report(['expect', key], `at the end: ${text}`);
  } catch (error) {
    report(['expect'], `at the end: ${messageOf(error)}`);
  }
  const left = run.throwsLeft();
  if (left > 0)
    report(
      ['rolls', (scenario.rolls?.length ?? left) - left],
      `rolls: ${left === 1 ? 'a list was' : `${left} lists were`} never thrown`,
    );
  return problems;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const isExpected = (message: string, wanted: unknown): boolean =>
  wanted === true || (typeof wanted === 'string' && message.toLowerCase().includes(wanted.toLowerCase()));

/** What is wrong, with the key of an expectation if it is about one. */
interface Finding {
  key: Path;
  text: string;
}

function takeStep(run: Run, step: Step): Finding[] {
  if (typeof step === 'string') run.play(step);
  else if ('expect' in step) {
    run.passAlone();
    return differences(run, step.expect).map(({ key, text }) => ({ key: [key], text }));
  } else if ('refuse' in step) return refusing(run, step.refuse, step.why).map((text) => ({ key: [], text }));
  else if ('maybe' in step) {
    const refused = run.attempt(step.maybe);
    if (refused?.why === 'unknown-token') throw refused;
  } else if ('undo' in step) run.takeBack(step.undo);
  else run.say(step.say);
  return [];
}

function refusing(run: Run, line: string, why: string | undefined): string[] {
  if (parseLine(line).tokens[0] === 'undo')
    return run.mayTakeBack(line.trim()[0]) ? [`"${line}" should be refused, but it is allowed`] : [];
  const got = run.refusal(line);
  if (got === null) return [`"${line}" should be refused, but it is legal`];
  if (why !== undefined && got !== why) return [`"${line}" should be refused because of ${why}, not ${got}`];
  return [];
}
