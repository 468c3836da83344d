import type { Texts } from '@sixgun/texts';
import { InputError } from '../input.ts';
import { type LoadedScenario, loadScenarios, UnreadableFile } from './load.ts';
import { type Outcome, type Problem, runScenario } from './run.ts';

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
      for (const loaded of loadScenarios(file))
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
  const outcome: Outcome =
    scenario === null
      ? { problems: [{ at: loaded.problemAt, text: loaded.problem }], trace: [] }
      : runScenario(scenario, options);
  const good = outcome.problems.length === 0;
  totals[good ? 'passed' : 'failed']++;
  if (options.explain) for (const text of outcome.trace) console.log(text);
  if (!good || !options.quiet) console.log(`${good ? 'ok  ' : 'FAIL'} ${id} ${title}`.trimEnd());
  for (const problem of outcome.problems) console.log(`     ${file}:${lineOf(loaded, problem)} ${problem.text}`);
}

/** Errors of a set-up do not know their place, but they quote what is wrong. */
function lineOf(loaded: LoadedScenario, { at, text }: Problem): number {
  const [, quoted] = at.length > 0 ? [] : (/"([^"]+)"/.exec(text) ?? []);
  return (quoted === undefined ? null : loaded.lineOfText(quoted)) ?? loaded.lineOf(at);
}
