import * as v from 'valibot';

const tokens = v.array(v.string());
const inPlay = v.union([
  v.string(),
  v.strictObject({ id: v.string(), load: v.optional(v.number()), new: v.optional(v.boolean()) }),
]);

const seat = v.strictObject({
  role: v.string(),
  character: v.optional(v.string()),
  life: v.optional(v.number()),
  max: v.optional(v.number()),
  hand: v.optional(tokens),
  play: v.optional(v.array(inPlay)),
  dead: v.optional(v.union([v.number(), v.boolean()])),
  ghost: v.optional(v.union([v.boolean(), v.string()])),
  shadow: v.optional(v.union([v.boolean(), v.string()])),
  gold: v.optional(v.number()),
  arrows: v.optional(v.number()),
  load: v.optional(v.number()),
  gear: v.optional(tokens),
  wagons: v.optional(tokens),
  copies: v.optional(v.nullable(v.string())),
  abilities: v.optional(tokens),
  offer: v.optional(tokens),
  used: v.optional(v.record(v.string(), v.number())),
  tokens: v.optional(tokens),
  open: v.optional(v.boolean()),
  spent: v.optional(v.boolean()),
});

const letter = v.picklist(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']);
const expectation = v.record(v.string(), v.unknown());
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
  variants: v.optional(v.record(v.string(), v.union([v.boolean(), v.string()])), {}),
  players: v.optional(v.record(letter, seat)),
  deal: v.optional(v.strictObject({ players: v.number() })),
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
  round: v.optional(v.number()),
  order: v.optional(v.array(letter)),
  characters: v.optional(tokens),
  stick: v.optional(letter),
  picks: v.optional(tokens),
  event: v.optional(v.nullable(v.union([v.string(), v.record(v.string(), v.string())]))),
  events: v.optional(v.union([tokens, v.record(v.string(), tokens)])),
  shop: v.optional(tokens),
  'gear-deck': v.optional(v.union([tokens, v.strictObject({ only: tokens })])),
  'gear-discard': v.optional(tokens),
  supply: v.optional(v.strictObject({ gold: v.optional(v.number()), load: v.optional(v.number()) })),
  train: v.optional(
    v.strictObject({
      engine: v.optional(v.string()),
      wagons: v.optional(tokens),
      stations: v.optional(tokens),
      at: v.optional(v.number()),
    }),
  ),
  'wagon-deck': v.optional(tokens),
  'station-deck': v.optional(tokens),
  rolls: v.optional(v.array(tokens)),
  arrows: v.optional(v.number()),
  chief: v.optional(v.string()),
  script: v.optional(v.array(step), []),
  expect: v.optional(expectation, {}),
});

export type Scenario = v.InferOutput<typeof scenarioSchema>;
export type ScenarioStep = v.InferOutput<typeof step>;

/** One sentence for what is wrong, with its place. */
export function describeIssue(issue: v.BaseIssue<unknown>): string {
  const path = issue.path?.map((item) => String(item.key)).join('.') ?? '';
  if (issue.expected === 'never') return `"${path}" is no field of a scenario`;
  return `"${path}" should be ${issue.expected}, not ${issue.received}`;
}
