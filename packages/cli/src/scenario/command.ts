import { readFileSync } from 'node:fs';
import { safeParse } from 'valibot';
import { isMap, isSeq, LineCounter, parseDocument } from 'yaml';
import { type Outcome, runScenario } from './run.ts';
import { describeIssue, type Scenario, scenarioSchema } from './schema.ts';

export interface LoadedScenario {
  line: number;
  scenario: Scenario | null;
  id: string;
  problem: string;
}

/** Reads a scenario file; what cannot be read says where and why. */
export function loadScenarios(file: string): LoadedScenario[] {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
  const [error] = document.errors;
  if (error !== undefined)
    return [{ line: lines.linePos(error.pos[0]).line, scenario: null, id: '', problem: error.message }];
  if (!isSeq(document.contents))
    return [{ line: 1, scenario: null, id: '', problem: 'a scenario file is a list of scenarios' }];
  return document.contents.items.map((item) => {
    const line = isMap(item) && item.range ? lines.linePos(item.range[0]).line : 1;
    const value = (item as { toJS(doc: unknown): unknown }).toJS(document);
    const parsed = safeParse(scenarioSchema, value);
    const id = String((value as { id?: unknown } | null)?.id ?? '?');
    if (!parsed.success) return { line, scenario: null, id, problem: describeIssue(parsed.issues[0]) };
    return { line, scenario: parsed.output, id, problem: '' };
  });
}

export interface ScenarioTotals {
  passed: number;
  failed: number;
}

export function runFiles(
  files: readonly string[],
  options: { explain: boolean; quiet: boolean; only?: string },
): ScenarioTotals {
  const totals = { passed: 0, failed: 0 };
  for (const file of files)
    for (const { line, scenario, id, problem } of loadScenarios(file)) {
      if (options.only !== undefined && id !== options.only) continue;
      const outcome: Outcome =
        scenario === null ? { id, title: '', problems: [problem], trace: [] } : runScenario(scenario, options.explain);
      const good = outcome.problems.length === 0;
      totals[good ? 'passed' : 'failed']++;
      if (options.explain) for (const text of outcome.trace) console.log(text);
      if (!good || !options.quiet) console.log(`${good ? 'ok  ' : 'FAIL'} ${outcome.id} ${outcome.title}`);
      for (const text of outcome.problems) console.log(`     ${file}:${line} ${text}`);
    }
  return totals;
}
