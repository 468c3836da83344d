import type { Own, SavedFrame } from '@sixgun/engine';
import * as v from 'valibot';
import { CODES } from './codes.ts';
import * as p from './parts.ts';
import { setupDoc } from './to-server.ts';
import { batchMessage, danger, ground, hint, nowMessage, refusal, roleOdds, tableMessage, tree, view } from './wire.ts';

const t = v.literal;
const code = v.picklist(CODES);

const roomSeat = v.strictObject({
  name: v.string(),
  /** Public number of the person; null where nobody sits. */
  person: v.nullable(p.id),
  portrait: v.nullable(p.portrait),
  bot: v.nullable(p.level),
  /** A bot plays for the person: because he is away, or because his time was up. */
  cover: v.picklist(['no', 'away', 'clock']),
  here: v.boolean(),
  ready: v.boolean(),
  /** Milliseconds of the bank, rounded to 5 s; null without a clock. */
  bank: v.nullable(p.count),
});
export type RoomSeat = v.InferOutput<typeof roomSeat>;

/** The table around the game, always whole: the newest wins. */
const room = v.strictObject({
  ...setupDoc.entries,
  id: v.string(),
  code: v.nullable(v.string()),
  status: v.picklist(['waiting', 'dealing', 'open', 'over', 'stuck', 'aborted']),
  host: v.nullable(p.id),
  seats: v.array(roomSeat),
  onlookers: p.count,
  /** Who looks on, so that the host can give somebody a chair. */
  watching: v.array(v.strictObject({ person: p.id, name: v.string() })),
  muted: v.array(p.id),
  /** Who wants another game, while that is asked. */
  rematch: v.nullable(v.array(p.id)),
  /** The game this table plays or will deal next, and what was promised for it. */
  deal: v.nullable(v.strictObject({ id: v.string(), commitment: p.hash })),
});
export type Room = v.InferOutput<typeof room>;

const bet = v.strictObject({ seat: p.seat, side: p.side });
export type Bet = v.InferOutput<typeof bet>;

const own: v.GenericSchema<unknown, Own> = v.strictObject({
  sealed: v.nullable(v.array(p.whole)),
  mayTakeBack: v.boolean(),
});
/** What remains to be done, by name as in saves: for programs that search. */
const frame = v.looseObject({ at: v.string() }) as unknown as v.GenericSchema<unknown, SavedFrame>;

/** Everything a client may hear. */
export const toClient = v.variant('t', [
  v.strictObject({ t: t('welcome'), v: p.count, person: p.id, now: p.count, node: v.string() }),
  tableMessage,
  batchMessage,
  nowMessage,
  v.strictObject({ t: t('got'), id: p.id }),
  v.strictObject({ t: t('done'), id: p.id, seq: p.seq }),
  v.strictObject({ t: t('no'), id: v.optional(p.id), code, refusal: v.optional(refusal) }),
  v.strictObject({ t: t('danger'), id: p.id, q: p.seq, picks: p.picks, danger }),
  v.strictObject({ t: t('tree'), q: p.seq, draft: p.draft, tree }),
  v.strictObject({ t: t('why'), q: p.seq, picks: p.picks, refusal }),
  /** Null: whoever was asked would leave it alone. */
  v.strictObject({ t: t('hint'), q: p.seq, hint: v.nullable(hint) }),
  /** Null: nobody had the time to think of them. */
  v.strictObject({ t: t('odds'), odds: v.nullable(roleOdds) }),
  v.strictObject({ t: t('position'), seq: p.seq, view, frames: v.array(frame), own }),
  /** Why the bot of this seat has just attacked somebody. */
  v.strictObject({ t: t('because'), seat: p.seat, ground }),
  /** Milliseconds until a bot answers for the own seat: when they are nearly over, and where they are not what they seem to be. */
  v.strictObject({ t: t('clock'), seat: p.seat, q: p.seq, left: p.count }),
  v.strictObject({ t: t('room'), rev: p.count, doc: room }),
  v.strictObject({
    t: t('chat'),
    n: p.count,
    at: p.count,
    from: p.id,
    name: v.string(),
    room: v.picklist(['table', 'grave']),
    text: v.optional(v.string()),
    phrase: v.optional(p.count),
  }),
  v.strictObject({ t: t('reaction'), seat: p.seat, reaction: p.reaction }),
  v.strictObject({ t: t('bets'), bets: v.array(bet) }),
  v.strictObject({
    t: t('deal'),
    id: v.string(),
    commitment: p.hash,
    header: v.array(v.string()),
    hashes: v.array(v.nullable(p.hash)),
  }),
  v.strictObject({
    t: t('opened'),
    id: v.string(),
    secret: p.hash,
    salts: v.array(v.nullable(p.salt)),
    seed: v.string(),
  }),
  v.strictObject({ t: t('moved'), url: v.string() }),
  v.strictObject({ t: t('error'), code, text: v.string() }),
]);
export type ToClient = v.InferOutput<typeof toClient>;
