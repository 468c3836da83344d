import { quoted } from '@sixgun/engine';
import { safeParse } from 'valibot';
import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import type { Path, Scenario } from '../scenario.ts';
import type { Problem } from '../script.ts';
import { describeIssues, scenarioSchema } from './schema.ts';

export interface LoadedScenario {
  scenario: Scenario | null;
  id: string;
  title: string;
  /** Why it cannot be run. */
  problem: string;
  problemAt: Path;
  /** The line of a place in the scenario, or of the nearest place around it that can be found. */
  lineOf(path: Path): number;
  /** The line of the first place that has this text, perhaps with rank and suit. */
  lineOfText(text: string): number | null;
}

export class UnreadableFile extends Error {
  readonly line: number;
  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** Reads the text of a scenario file; what cannot be read says where and why. */
export function loadScenarios(text: string): LoadedScenario[] {
  const lines = new LineCounter();
  // The library compares every key of a map with every other; `requirePlain` looks them up.
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
  const [error] = document.errors;
  if (error !== undefined) throw new UnreadableFile(lines.linePos(error.pos[0]).line, yamlSentence(error));
  requirePlain(document, (offset) => lines.linePos(offset).line);
  const { contents } = document;
  if (contents === null) return [];
  if (!isSeq(contents)) throw new UnreadableFile(1, 'A scenario file is a list of scenarios; begin each with "- id:".');
  return contents.items.map((item) => loadOne(item, document, lines));
}

const LONGEST_SENTENCE = 300;
const MOST_ALIASES = 100;

/** A key stands once in its map, and a few aliases are enough: following many of them takes for ever. */
function requirePlain(document: Document, lineAt: (offset: number) => number): void {
  let aliases = 0;
  visit(document, {
    Map(_key, map) {
      const seen = new Set<unknown>();
      for (const { key } of map.items) {
        if (!isScalar(key)) continue;
        if (seen.has(key.value))
          throw new UnreadableFile(
            lineAt(key.range?.[0] ?? 0),
            `The key ${quoted(String(key.value))} stands twice in its map.`,
          );
        seen.add(key.value);
      }
    },
    Alias(_key, alias) {
      aliases++;
      if (aliases > MOST_ALIASES)
        throw new UnreadableFile(lineAt(alias.range?.[0] ?? 0), `A file may use at most ${MOST_ALIASES} aliases.`);
    },
  });
}

function yamlSentence({ code, message }: { code: string; message: string }): string {
  if (code === 'MULTIPLE_DOCS') return 'The file holds several YAML documents; write one list without "---" in it.';
  if (message.includes('call stack')) return 'The file is nested too deeply.';
  const sentence = message.length <= LONGEST_SENTENCE ? message : `${message.slice(0, LONGEST_SENTENCE)}…`;
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}

function loadOne(item: unknown, document: Document, lines: LineCounter): LoadedScenario {
  const start = (node: unknown): number | null =>
    isNode(node) && node.range ? lines.linePos(node.range[0]).line : null;
  const places = {
    lineOf: (path: Path): number => {
      let line = start(item) ?? 1;
      let node = item;
      for (const key of path) {
        const pair = isMap(node) ? node.items.find((one) => isScalar(one.key) && String(one.key.value) === key) : null;
        line = start(pair?.key) ?? line;
        node = isSeq(node) ? node.items[Number(key)] : pair?.value;
        if (pair === null) line = start(node) ?? line;
      }
      return line;
    },
    lineOfText: (text: string): number | null => {
      let line: number | null = null;
      if (isNode(item))
        visit(item, (_key, node) => {
          if (!isScalar(node) || !`${node.value}/`.startsWith(`${text}/`)) return;
          line = start(node);
          return visit.BREAK;
        });
      return line;
    },
  };
  let value: unknown;
  try {
    value = isNode(item) ? item.toJS(document) : item;
  } catch (error) {
    const problem = `An alias cannot be followed: ${error instanceof Error ? error.message : String(error)}`;
    return { ...places, scenario: null, id: '?', title: '', problem, problemAt: [] };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const problem = 'A scenario is a map that begins with "id:" and "title:".';
    return { ...places, scenario: null, id: '?', title: '', problem, problemAt: [] };
  }
  const { id, title } = value as { id?: unknown; title?: unknown };
  const named = { ...places, id: textOr(id, '?'), title: textOr(title, '') };
  // The schema is put together from what games and packs declare, as the type is; the compiler cannot see that they agree.
  const parsed = safeParse(scenarioSchema, value);
  if (parsed.success) return { ...named, scenario: parsed.output as unknown as Scenario, problem: '', problemAt: [] };
  const { problem, path } = describeIssues(parsed.issues);
  return { ...named, scenario: null, problem, problemAt: path };
}

/** Errors of a set-up do not know their place, but they quote what is wrong. */
export function lineOfProblem(loaded: LoadedScenario, { at, text }: Problem): number {
  const [, quoted] = at.length > 0 ? [] : (/"([^"]+)"/.exec(text) ?? []);
  return (quoted === undefined ? null : loaded.lineOfText(quoted)) ?? loaded.lineOf(at);
}

const textOr = (value: unknown, otherwise: string): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : otherwise;
