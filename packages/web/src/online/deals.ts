import { saltHash, type ToClient } from '@sixgun/protocol';
import * as v from 'valibot';
import { readStored, writeStored } from '../state/browser-storage.ts';

/** What this device has seen of a deal before the first card, to compare with what is opened at the end. */
const deal = v.object({
  id: v.string(),
  table: v.string(),
  /** What the table has promised. */
  commitment: v.string(),
  /** The own share in the deal; whoever looks on has none. */
  salt: v.nullable(v.string()),
  /** The header and everybody's promised salts, as they were when it was frozen. */
  header: v.optional(v.array(v.string())),
  hashes: v.optional(v.array(v.nullable(v.string()))),
});
export type SeenDeal = v.InferOutput<typeof deal>;

const KEY = 'sixgun.deals';
const MOST = 50;

const all = (): SeenDeal[] => readStored(KEY, v.array(deal)) ?? [];

/** Seen by this page; a device may keep nothing, and all would wait for its share in the deal. */
const seenHere = new Map<string, SeenDeal>();

/** As the device keeps it, and as this page does: another tab may have promised another salt in the same moment. */
const seenOf = (id: string): SeenDeal[] => [...all(), ...seenHere.values()].filter((each) => each.id === id);

export const seenDeal = (id: string): SeenDeal | null => seenOf(id)[0] ?? null;

/** Deals that were frozen at this table while this device looked on, the newest first. */
export const frozenAt = (at: string): string[] =>
  all().flatMap(({ id, table, hashes }) => (table === at && hashes !== undefined ? [id] : []));

/** The own share, if it went in; another device of the same person may have promised after this one, and given its own. */
export const givenSalt = ({ id, salt, hashes = [] }: SeenDeal): string | null =>
  salt !== null && hashes.includes(saltHash(id, salt)) ? salt : null;

/** Was the game dealt with such salts, and without the one this device has given? */
export function isLeftOut(id: string, salts: readonly (string | null)[]): boolean {
  const seen = seenDeal(id);
  const given = seen === null ? null : givenSalt(seen);
  return salts.length > 0 && given !== null && !salts.includes(given);
}

function keep(seen: SeenDeal): void {
  seenHere.set(seen.id, seen);
  writeStored(KEY, [seen, ...all().filter(({ id }) => id !== seen.id)].slice(0, MOST));
}

const freshSalt = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The hash of an own salt for this deal; the salt itself is kept until the table is bound. */
export function promiseSalt(table: string, { id, commitment }: { id: string; commitment: string }): string {
  const before = seenDeal(id);
  // A promise that stands under another commitment would hide that the deal was changed.
  const same = before?.commitment === commitment ? before : null;
  const salt = same?.salt ?? freshSalt();
  keep({ ...same, id, table, commitment, salt });
  return saltHash(id, salt);
}

const fixed = ({ header, hashes }: Pick<SeenDeal, 'header' | 'hashes'>): string => JSON.stringify([header, hashes]);

/**
 * The deal is frozen: the own salt may be given now. Null if none was promised, or for something else. Frozen twice
 * in different ways it would be dealt again until somebody likes it: what was seen first stands.
 */
export function saltFor(
  table: string,
  { id, commitment, header, hashes }: Extract<ToClient, { t: 'deal' }>,
): string | null {
  const seen = seenOf(id);
  const isOther = (each: SeenDeal): boolean =>
    each.commitment !== commitment || (each.hashes !== undefined && fixed(each) !== fixed({ header, hashes }));
  if (seen.some(isOther)) return null;
  const own = seen.find(({ salt }) => salt !== null && hashes.includes(saltHash(id, salt)));
  keep({ id, table, commitment, salt: null, ...(own ?? seenHere.get(id)), header, hashes });
  return own?.salt ?? null;
}
