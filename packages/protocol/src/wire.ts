import type { Facts, Question, Refusal, SeatEvent, Told, View } from '@sixgun/engine';
import * as v from 'valibot';
import * as p from './parts.ts';
import type { Danger, Ground, Hint, OpenQuestion, RoleOdds, Why } from './table.ts';

/** What an audience is told of a game. Lines, questions and reasons are data of the rules, told apart by one key. */
const told = v.looseObject({ what: v.string() }) as v.GenericSchema<unknown, Told>;
const question = v.looseObject({ ask: v.string() }) as v.GenericSchema<unknown, Question>;
export const refusal = v.looseObject({ why: v.string() }) as v.GenericSchema<unknown, Refusal>;
export const danger = v.looseObject({ what: v.string() }) as v.GenericSchema<unknown, Danger>;

const numbers = v.array(p.whole);
const percent = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100));

export const ground = v.looseObject({ why: v.string() }) as v.GenericSchema<unknown, Ground>;

const why: v.GenericSchema<unknown, Why> = v.strictObject({
  openly: v.nullable(ground),
  thinking: v.looseObject({ by: v.string() }) as v.GenericSchema<unknown, Why['thinking']>,
  suspicion: v.nullable(v.strictObject({ seat: p.seat, role: p.whole, percent })),
});

export const hint: v.GenericSchema<unknown, Hint> = v.strictObject({
  picks: p.picks,
  level: p.level,
  simpler: v.boolean(),
  why: v.nullable(why),
  others: v.array(v.strictObject({ picks: p.picks, percent })),
});

export const roleOdds: v.GenericSchema<unknown, RoleOdds> = v.array(v.nullable(v.array(v.number())));
const e = v.literal;

const tellEvent = v.strictObject({ e: e('tell'), told });
const seatEvent = v.strictObject({ e: e('seat'), column: p.count, seat: p.seat, value: p.whole });
const overEvent = v.strictObject({ e: e('over'), winners: p.count });

/** One change as this audience sees it. */
const event: v.GenericSchema<unknown, SeatEvent> = v.variant('e', [
  v.strictObject({
    e: e('move'),
    piece: p.whole,
    from: p.count,
    to: p.count,
    index: p.seq,
    bottom: v.boolean(),
  }),
  v.strictObject({ e: e('pour'), pieces: numbers, from: p.count, to: p.count }),
  v.strictObject({ e: e('reveal'), piece: p.count, zone: p.count, index: p.seq }),
  v.strictObject({ e: e('shuffle'), zone: p.count }),
  seatEvent,
  v.strictObject({ e: e('token'), column: p.count, piece: p.count, value: p.whole }),
  v.strictObject({ e: e('var'), name: p.count, value: p.whole }),
  v.strictObject({ e: e('abilities'), seat: p.seat, defs: numbers }),
  v.strictObject({ e: e('order'), order: numbers }),
  overEvent,
  tellEvent,
  v.strictObject({ e: e('stop'), asked: p.count, standing: p.count }),
]);

/** What a story is made of: lines, lives and the end. */
const storyEvent = v.variant('e', [tellEvent, seatEvent, overEvent]);
export type StoryEvent = v.InferOutput<typeof storyEvent>;

/** What was told in one row, so that a take-back can cut it out again. */
const storyRow = v.tuple([p.seq, v.array(storyEvent)]);
export type StoryRow = v.InferOutput<typeof storyRow>;

export const view: v.GenericSchema<unknown, View> = v.strictObject({
  seat: p.audience,
  zones: v.array(numbers),
  seats: numbers,
  tokens: numbers,
  vars: numbers,
  abilities: v.array(numbers),
  order: numbers,
  asked: p.count,
  standing: p.count,
  over: v.boolean(),
  winners: p.count,
});

/** What stands now, the same for all: `asked` and `standing` are sets of seats, as bits. */
const ask = v.strictObject({ q: p.seq, asked: p.count, standing: p.count, window: v.boolean() });
export type WireAsk = v.InferOutput<typeof ask>;

const facts: v.GenericSchema<unknown, Facts> = v.strictObject({
  distance: numbers,
  reach: numbers,
  rolls: v.optional(p.whole),
  backwards: v.optional(v.boolean()),
});

/** A whole move, or `[pick, w, children]`: w 0 = more is needed, 1 = whole and may go on, 2 = ask `next`. */
export type WireNode = number | [number, 0 | 1 | 2, WireNode[]];
const node: v.GenericSchema<unknown, WireNode> = v.union([
  p.count,
  v.tuple([p.count, v.picklist([0, 1, 2]), v.array(v.lazy(() => node))]),
]);
export const tree = v.array(node);

const decision = v.strictObject({
  question,
  /** Beside somebody else's decision: it may be left alone. */
  standing: v.boolean(),
  /** The own answer in an open window. */
  sealed: v.nullable(numbers),
  tree,
  /** Milliseconds until a forced answer is given for the player; null if it will not be. */
  spare: v.nullable(p.count),
});
export type WireDecision = v.InferOutput<typeof decision>;

const open: v.GenericSchema<unknown, OpenQuestion> = v.strictObject({
  seats: v.array(p.seat),
  ask: v.string() as v.GenericSchema<unknown, Question['ask']>,
  by: v.optional(p.whole),
  cause: v.optional(p.whole),
  needed: v.optional(p.whole),
  wants: v.optional(v.picklist(['effect', 'card'])),
  wanted: v.optional(p.whole),
});

/** How things stand for one audience; `open` is what others are asked. */
const standing = { ask, open: v.nullable(open), facts, decision: v.nullable(decision), back: v.boolean() };

export const tableMessage = v.strictObject({
  t: v.literal('table'),
  game: v.string(),
  seq: p.seq,
  /** Whose eyes this is seen with. */
  as: p.audience,
  names: v.array(v.string()),
  /** Fingerprint of the box: faces, definitions, zones and words, which follow from the set-up alone. */
  box: v.string(),
  view,
  ...standing,
  story: v.array(storyRow),
  check: p.count,
  /** What everybody has given to a fair deal, by seat; null where nobody has, or not in time. */
  salts: v.optional(v.array(v.nullable(p.salt))),
});
export type TableMessage = v.InferOutput<typeof tableMessage>;

export const batchMessage = v.strictObject({
  t: v.literal('batch'),
  seq: p.seq,
  /** The row this audience saw before. */
  after: p.seq,
  events: v.array(event),
  /** The table is again as after this row; `view` is how it looks. */
  rewind: v.optional(p.seq),
  view: v.optional(view),
  /** The own action that made it. */
  mine: v.optional(p.id),
  ask: v.optional(ask),
  open: v.optional(v.nullable(open)),
  /** Only when they have changed. */
  facts: v.optional(facts),
  decision: v.optional(v.nullable(decision)),
  back: v.optional(v.boolean()),
  check: v.optional(p.count),
});
export type BatchMessage = v.InferOutput<typeof batchMessage>;

/** How things stand, without a new row: the end of what a `hello` brings, and the own answer that lies sealed. */
export const nowMessage = v.strictObject({
  t: v.literal('now'),
  seq: p.seq,
  mine: v.optional(p.id),
  ...standing,
  facts: v.optional(facts),
});
export type NowMessage = v.InferOutput<typeof nowMessage>;
