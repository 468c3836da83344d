import * as v from 'valibot';
import * as p from './parts.ts';

/** What the host of a table may set; the same for both games. */
export const setupDoc = v.strictObject({
  name: p.nameText,
  game: p.game,
  players: v.pipe(v.number(), v.safeInteger(), v.minValue(3), v.maxValue(8)),
  packs: p.words,
  variants: p.variants,
  pace: p.pace,
  /** Mean of the holds in milliseconds. */
  hold: v.pipe(v.number(), v.safeInteger(), v.minValue(500), v.maxValue(6000)),
  /** Listed for everybody, or by link and code only. */
  open: v.boolean(),
  spectators: v.boolean(),
  /** The dead may see all hands, where nobody can come back. */
  openDead: v.boolean(),
  /** Nothing but quick phrases in the chat. */
  phrasesOnly: v.boolean(),
  /** Bots may be asked for a hint, and the coach speaks. */
  hints: v.boolean(),
  coverLevel: p.level,
});
export type SetupDoc = v.InferOutput<typeof setupDoc>;

const t = v.literal;

/** Moves and questions of the game itself. */
const game = [
  v.strictObject({
    t: t('hello'),
    v: p.count,
    game: v.optional(p.id),
    since: v.optional(p.seq),
    /** With whose eyes that row was seen; with others nothing can be followed from there. */
    as: v.optional(p.audience),
    chat: v.optional(p.count),
  }),
  v.strictObject({
    t: t('move'),
    id: p.id,
    q: p.seq,
    picks: p.picks,
    sure: v.optional(v.boolean()),
    seat: v.optional(p.seat),
  }),
  v.strictObject({ t: t('back'), id: p.id, q: p.seq, seat: v.optional(p.seat) }),
  v.strictObject({ t: t('next'), q: p.seq, draft: p.draft }),
  v.strictObject({ t: t('why'), q: p.seq, draft: v.optional(p.draft), picks: p.picks }),
  v.strictObject({ t: t('position') }),
  v.strictObject({ t: t('hint'), q: p.seq, draft: v.optional(p.draft) }),
  v.strictObject({ t: t('odds') }),
  v.strictObject({ t: t('wait'), q: p.seq }),
  v.strictObject({ t: t('here') }),
  v.strictObject({ t: t('prefs'), spare: v.boolean() }),
  v.strictObject({ t: t('look'), seat: v.union([p.seat, v.literal('open'), v.null()]) }),
  v.strictObject({ t: t('shown'), seq: p.seq }),
] as const;

/** The table around the game. */
const room = [
  v.strictObject({ t: t('sit'), seat: v.optional(p.seat) }),
  v.strictObject({ t: t('stand') }),
  /** Null: not ready after all. */
  v.strictObject({ t: t('ready'), hash: v.nullable(p.hash) }),
  v.strictObject({ t: t('salt'), salt: p.salt }),
  v.strictObject({ t: t('setup'), rev: p.count, doc: setupDoc }),
  v.strictObject({ t: t('bot'), rev: p.count, seat: p.seat, level: v.nullable(p.level) }),
  v.strictObject({ t: t('start'), rev: p.count }),
  v.strictObject({ t: t('kick'), rev: p.count, person: p.id, ban: v.boolean() }),
  v.strictObject({ t: t('mute'), rev: p.count, person: p.id, on: v.boolean() }),
  v.strictObject({ t: t('host'), rev: p.count, person: p.id }),
  v.strictObject({ t: t('swap'), rev: p.count, seats: v.tuple([p.seat, p.seat]) }),
  v.strictObject({ t: t('give'), rev: p.count, seat: p.seat, person: p.id }),
  v.strictObject({ t: t('rematch'), yes: v.boolean() }),
  v.strictObject({ t: t('react'), reaction: p.reaction }),
  v.strictObject({ t: t('bet'), side: p.side }),
  v.strictObject({
    t: t('say'),
    id: p.id,
    room: v.picklist(['table', 'grave']),
    text: v.optional(p.chatText),
    phrase: v.optional(p.count),
  }),
] as const;

/** Everything a client may say; anything else is an error of form. */
export const toServer = v.variant('t', [...game, ...room]);
export type ToServer = v.InferOutput<typeof toServer>;
/** Those that concern a game in play. */
export type GameMessage = v.InferOutput<(typeof game)[number]>;
export type RoomMessage = v.InferOutput<(typeof room)[number]>;

const GAME_TYPES: ReadonlySet<string> = new Set(game.map((schema) => schema.entries.t.literal));
export const isGameMessage = (message: ToServer): message is GameMessage => GAME_TYPES.has(message.t);
