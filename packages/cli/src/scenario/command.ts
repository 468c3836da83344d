import { type Game, letter, type MoveError } from '@sixgun/engine';
import { type Problem, runScenario, type Scenario } from '@sixgun/scenario';
import { type LoadedScenario, lineOfProblem, loadScenarios, UnreadableFile } from '@sixgun/scenario/yaml';
import type { Texts } from '@sixgun/texts';
import { InputError, readText } from '../input.ts';
import { refusalText } from '../refusal.ts';
import { Words } from '../words.ts';
import { explaining } from './explain.ts';

export interface ScenarioTotals {
  passed: number;
  failed: number;
}

export interface RunOptions {
  /** For the reasons of refusals. */
  texts: Texts;
  explain: boolean;
  quiet: boolean;
  only?: string;
}

/** Runs the scenarios of the files; a run in which there was nothing to run is a mistake and no success. */
export function runFiles(files: readonly string[], options: RunOptions): ScenarioTotals {
  const totals = { passed: 0, failed: 0 };
  for (const file of files)
    try {
      for (const loaded of loadScenarios(readText(file)))
        if (isWanted(loaded, options.only)) runOne(file, loaded, options, totals);
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      totals.failed++;
      console.error(`${file}:${error.line} ${error.message}`);
    }
  if (totals.passed + totals.failed === 0)
    throw new InputError(
      options.only === undefined
        ? 'There is no scenario in what was named; name files that hold a list of scenarios, or folders of .yaml files.'
        : `--only: There is no scenario called "${options.only}" in these files.`,
    );
  return totals;
}

/** What cannot be told by its id may be the one that is meant. */
const isWanted = ({ id }: LoadedScenario, only: string | undefined): boolean =>
  only === undefined || id === only || id === '?';

function runOne(file: string, loaded: LoadedScenario, options: RunOptions, totals: ScenarioTotals): void {
  const { scenario, id, title } = loaded;
  const trace: string[] = [];
  const problems =
    scenario === null ? [{ at: loaded.problemAt, text: loaded.problem }] : problemsOf(scenario, options, trace);
  const good = problems.length === 0;
  totals[good ? 'passed' : 'failed']++;
  for (const text of trace) console.log(text);
  if (!good || !options.quiet) console.log(`${good ? 'ok  ' : 'FAIL'} ${id} ${title}`.trimEnd());
  for (const problem of problems) console.log(`     ${file}:${lineOfProblem(loaded, problem)} ${problem.text}`);
}

function problemsOf(scenario: Scenario, { explain, texts }: RunOptions, trace: string[]): Problem[] {
  const sentence = (error: MoveError, game: Game): string => {
    const names = Array.from({ length: game.rules.players }, (_, seat) => letter(seat));
    return refusalText(new Words(texts, game.rules, names), error);
  };
  return runScenario(scenario, { sentence, watcher: explain ? explaining(trace) : undefined });
}
