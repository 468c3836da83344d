import * as v from 'valibot';
import { parse } from 'yaml';
import type { Lesson, Puzzle } from '../learn/task.ts';
import type { Given } from '../scenario.ts';
import { describeIssues, scenarioSchema } from './schema.ts';

const OTHERWISE = ['id', 'title', 'source', 'script', 'expect'];
/** What a lesson has of a scenario: its position. */
const position: Readonly<Record<string, v.GenericSchema>> = Object.fromEntries(
  Object.entries<v.GenericSchema>(scenarioSchema.entries).filter(([name]) => !OTHERWISE.includes(name)),
);

const text = v.pipe(v.string(), v.minLength(1, 'some words'));
const words = v.strictObject({ en: text, cs: text, pl: text });
const seat = v.picklist(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']);
const lines = v.optional(v.array(v.string()), []);
const aim = v.optional(v.nullable(v.record(v.string(), v.unknown())), null);

const task = {
  ...position,
  id: text,
  title: words,
  me: v.optional(seat, 'A'),
  names: v.optional(v.record(seat, text), {
    B: 'Ezra',
    C: 'Ida',
    D: 'Hank',
    E: 'Jana',
    F: 'Petr',
    G: 'Olga',
    H: 'Otto',
  }),
};

const lessonSchema = v.strictObject({
  ...task,
  line: words,
  first: lines,
  steps: v.array(
    v.strictObject({ say: words, lit: lines, do: v.optional(v.nullable(v.string()), null), after: lines }),
  ),
});

const puzzleSchema = v.strictObject({
  ...task,
  goal: words,
  stars: v.picklist([1, 2, 3]),
  picture: text,
  reach: aim,
  hold: aim,
  until: seat,
  throws: v.optional(v.record(seat, v.array(v.array(v.string()))), {}),
  solution: text,
  why: words,
});

const POSITION = Object.keys(position);

/** The fields of the position on a shelf of their own. */
function shelved(read: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(read);
  const rest = entries.filter(([key]) => !POSITION.includes(key));
  const given = entries.filter(([key]) => POSITION.includes(key)) as unknown as readonly (keyof Given)[][];
  return { ...Object.fromEntries(rest), position: Object.fromEntries(given) };
}

function load(schema: typeof lessonSchema | typeof puzzleSchema, file: string, content: string) {
  const read = v.safeParse(schema, parse(content));
  if (!read.success) throw new Error(`${file}: ${describeIssues(read.issues).problem}.`);
  return shelved(read.output);
}

/** Reads a lesson; what cannot be read says where and why. The schema is put together from what games declare, as the type is. */
export const loadLesson = (file: string, content: string): Lesson =>
  load(lessonSchema, file, content) as unknown as Lesson;

export const loadPuzzle = (file: string, content: string): Puzzle =>
  load(puzzleSchema, file, content) as unknown as Puzzle;
