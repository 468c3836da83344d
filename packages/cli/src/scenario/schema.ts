import * as v from 'valibot';

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
const inPlay = v.union([
  v.string(),
  v.strictObject({ id: v.string(), load: v.optional(count), new: v.optional(v.boolean()) }),
]);

const seat = v.strictObject({
  role: v.string(),
  character: v.optional(v.string()),
  life: v.optional(whole),
  max: v.optional(whole),
  hand: v.optional(tokens),
  play: v.optional(v.array(inPlay)),
  dead: v.optional(v.union([count, v.boolean()])),
  ghost: v.optional(v.union([v.boolean(), v.string()])),
  shadow: v.optional(v.union([v.boolean(), v.string()])),
  gold: v.optional(count),
  arrows: v.optional(count),
  load: v.optional(count),
  gear: v.optional(tokens),
  wagons: v.optional(tokens),
  copies: v.optional(v.nullable(v.string())),
  abilities: v.optional(tokens),
  offer: v.optional(tokens),
  used: v.optional(mapOf(count)),
  tokens: v.optional(tokens),
  open: v.optional(v.boolean()),
  spent: v.optional(v.boolean()),
});

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

export const scenarioSchema = v.strictObject({
  id: v.string(),
  title: v.string(),
  source: v.optional(v.string()),
  game: v.optional(v.picklist(['card', 'dice']), 'card'),
  packs: v.optional(tokens, ['base']),
  variants: v.optional(mapOf(v.union([v.boolean(), v.string()])), {}),
  players: v.optional(v.record(letter, seat)),
  deal: v.optional(v.strictObject({ players: count })),
  previous: v.optional(
    v.record(
      letter,
      v.strictObject({ role: v.string(), character: v.string(), dead: v.optional(v.union([v.boolean(), v.number()])) }),
    ),
  ),
  turn: v.optional(letter),
  phase: v.optional(v.picklist(['setup', 'start', 'draw', 'play', 'discard'])),
  deck: v.optional(v.union([tokens, v.strictObject({ only: tokens })])),
  discard: v.optional(tokens),
  seed: v.optional(v.union([v.number(), v.string()])),
  round: v.optional(count),
  order: v.optional(v.array(letter)),
  characters: v.optional(tokens),
  stick: v.optional(letter),
  picks: v.optional(tokens),
  event: v.optional(v.nullable(v.union([v.string(), v.record(v.string(), v.string())]))),
  events: v.optional(v.union([tokens, v.record(v.string(), tokens)])),
  shop: v.optional(tokens),
  'gear-deck': v.optional(v.union([tokens, v.strictObject({ only: tokens })])),
  'gear-discard': v.optional(tokens),
  supply: v.optional(v.strictObject({ gold: v.optional(count), load: v.optional(count) })),
  train: v.optional(
    v.strictObject({
      engine: v.optional(v.string()),
      wagons: v.optional(tokens),
      stations: v.optional(tokens),
      at: v.optional(count),
    }),
  ),
  'wagon-deck': v.optional(tokens),
  'station-deck': v.optional(tokens),
  rolls: v.optional(v.array(tokens)),
  arrows: v.optional(count),
  chief: v.optional(v.string()),
  script: v.optional(v.array(step), []),
  expect: v.optional(expectation, {}),
});

export type Scenario = v.InferOutput<typeof scenarioSchema>;
export type ScenarioStep = v.InferOutput<typeof step>;

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
