import type { DeclaredField, Shape } from '@sixgun/engine';
import { isParts } from '@sixgun/engine';
import * as v from 'valibot';
import { commonFields } from '../common.ts';
import { fieldsOf, GAMES } from '../vocabulary.ts';

const tokens = v.array(v.string());
const whole = v.pipe(v.number(), v.integer('a whole number'));
const count = v.pipe(v.number(), v.integer('a whole number'), v.minValue(0, '0 or more'));
/** A list is a record too, by its indexes. */
const mapOf = <T extends v.GenericSchema>(value: T) =>
  v.pipe(
    v.custom<Record<string, unknown>>(
      (input) => typeof input === 'object' && input !== null && !Array.isArray(input),
      'a map',
    ),
    v.record(v.string(), value),
  );
const letter = v.picklist(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']);
const expectation = mapOf(v.unknown());
const step = v.union([
  v.string(),
  v.strictObject({ expect: expectation }),
  v.strictObject({ refuse: v.string(), why: v.optional(v.string()) }),
  v.strictObject({ maybe: v.string() }),
  v.strictObject({ undo: letter }),
  v.strictObject({ say: letter }),
]);

/** The shapes of a kind of fields in every game; what two of them declare under one name is either of both. */
function shapesOf(of: DeclaredField['of']): Record<string, Shape> {
  const shapes: Record<string, Shape> = {};
  for (const { name, is } of GAMES.flatMap((game) => fieldsOf(game, of)))
    shapes[name] = Object.hasOwn(shapes, name) ? bothOf(shapes[name], is) : is;
  return shapes;
}

const choicesOf = (shape: Shape): readonly Shape[] =>
  typeof shape === 'object' && 'either' in shape ? shape.either : [shape];

function bothOf(a: Shape, b: Shape): Shape {
  if (isParts(a) && isParts(b)) return { parts: { ...a.parts, ...b.parts } };
  const choices = new Map([...choicesOf(a), ...choicesOf(b)].map((shape) => [JSON.stringify(shape), shape]));
  return choices.size === 1 ? a : { either: [...choices.values()] };
}

function schemaOf(shape: Shape): v.GenericSchema {
  if (typeof shape === 'string') return PLAIN[shape]();
  if ('oneOf' in shape) return v.picklist(shape.oneOf);
  if ('listOf' in shape) return v.array(schemaOf(shape.listOf));
  if ('mapOf' in shape) return mapOf(schemaOf(shape.mapOf));
  if ('byPack' in shape) return v.record(v.string(), schemaOf(shape.byPack));
  if ('bySeat' in shape) return v.record(letter, schemaOf(shape.bySeat));
  if ('parts' in shape) return partsOf(shape.parts, shape.needs);
  const choices = shape.either.filter((choice) => choice !== 'null').map(schemaOf);
  const [only] = choices;
  const one = choices.length === 1 ? only : v.union(choices);
  return shape.either.includes('null') ? v.nullable(one) : one;
}

const partsOf = (shapes: Readonly<Record<string, Shape>>, needs: readonly string[] = []) =>
  v.strictObject(
    Object.fromEntries(
      Object.entries(shapes).map(([name, shape]) => [
        name,
        needs.includes(name) ? schemaOf(shape) : v.optional(schemaOf(shape)),
      ]),
    ),
  );

const PLAIN: Readonly<Record<Extract<Shape, string>, () => v.GenericSchema>> = {
  text: () => v.string(),
  texts: () => tokens,
  whole: () => whole,
  count: () => count,
  number: () => v.number(),
  flag: () => v.boolean(),
  seat: () => letter,
  null: () => v.null(),
  laid: () => v.union([v.string(), partsOf({ id: 'text', ...shapesOf('laid') }, ['id'])]),
};

const { players: _players, script: _script, expect: _expect, ...common } = commonFields;
const DEFAULTS: Readonly<Record<string, unknown>> = { game: 'card', packs: ['base'], variants: {} };

export const scenarioSchema = v.strictObject({
  ...Object.fromEntries(
    Object.entries(common).map(([name, { is }]) => {
      const schema = schemaOf(is);
      return [name, name === 'id' || name === 'title' ? schema : v.optional(schema, DEFAULTS[name])];
    }),
  ),
  ...partsOf(shapesOf('table')).entries,
  players: v.optional(v.record(letter, partsOf(shapesOf('seat'), ['role']))),
  script: v.optional(v.array(step), []),
  expect: v.optional(expectation, {}),
});

type Issue = v.BaseIssue<unknown>;
const pathOf = (issue: Issue): (string | number)[] =>
  (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));

/** One sentence for what is wrong, and where: a key that does not exist before the key it was meant to be. */
export function describeIssues(issues: readonly [Issue, ...Issue[]]): { problem: string; path: (string | number)[] } {
  const issue = issues.find(({ expected }) => expected === 'never') ?? issues[0];
  const path = pathOf(issue);
  return { problem: describe(issue, path), path };
}

function describe({ expected, received, input, message, kind }: Issue, path: readonly (string | number)[]): string {
  const place = path.join('.');
  const key = path.at(-1);
  if (path.length === 2 && path[0] === 'script') return `step ${Number(key) + 1}: ${stepProblem(input)}`;
  if (expected === 'never') return `"${place}" is no field of a scenario`;
  if (received === 'undefined' && expected === `"${key}"`) return `"${place}" is missing`;
  const wanted = kind === 'validation' || expected === 'unknown' || message === 'a map' ? message : expected;
  return `"${place}" should be ${wanted}, not ${received}`;
}

const STEPS = ['expect', 'refuse', 'maybe', 'undo', 'say'];

function stepProblem(input: unknown): string {
  const kinds = `a step is a move like "A: bang B" in quotes, or one of: ${STEPS.join(', ')}`;
  if (typeof input !== 'object' || input === null) return kinds;
  const keys = Object.keys(input);
  const foreign = keys.find((name) => !STEPS.includes(name) && name !== 'why');
  if (foreign !== undefined) return `"${foreign}" is no step; ${kinds}`;
  if (keys.includes('undo') || keys.includes('say')) return `"${keys[0]}" needs a seat from A to H`;
  return `"${keys.join('" and "')}" do not make a step; ${kinds}; "why" goes with "refuse"`;
}
