import * as v from 'valibot';
import { Database, settled } from './database.ts';

const GAMES = 'games';
const RECORDS = 'records';

/** How a game ended for the person at this device. */
const endedGame = v.object({
  /** Where it can be looked at again: the number a server keeps it under, or one of this device's own. */
  id: v.string(),
  at: v.number(),
  game: v.picklist(['card', 'dice']),
  packs: v.array(v.string()),
  names: v.array(v.string()),
  seat: v.number(),
  role: v.string(),
  /** What the role counts as. */
  part: v.string(),
  character: v.string(),
  won: v.boolean(),
  /** Marks in the notebook: right ones, and all of them; missing where none were made. */
  marks: v.optional(v.object({ right: v.number(), all: v.number() })),
});
export type EndedGame = v.InferOutput<typeof endedGame>;

/** Numbers of games that were played on this device begin so; no server gives such ones. */
const HERE = 'here-';
export const isFromHere = (id: string): boolean => id.startsWith(HERE);
export const ownId = (fingerprint: string): string => `${HERE}${fingerprint}`;

const database = new Database('sixgun-games', { [GAMES]: 'id', [RECORDS]: null });

/** Records of games that have ended in this tab: they can be looked at even where nothing can be kept. */
const fresh = new Map<string, string>();

/** Holds a record for as long as the page is open. */
export const holdRecord = (id: string, record: string): void => void fresh.set(id, record);

/** Adds a game to the own ones; without its record where there is no room for that. False if nothing can be kept. */
export async function keepEnded(game: EndedGame, record: string | null): Promise<boolean> {
  const put = (text: string | null) =>
    database.within('readwrite', (transaction) => {
      const games = transaction.objectStore(GAMES);
      const before = games.get(game.id);
      // Whoever comes back to the end of a game has not played it again.
      before.onsuccess = () => before.result === undefined && games.put(game);
      if (text !== null) transaction.objectStore(RECORDS).put(text, game.id);
    });
  for (const text of record === null ? [null] : [record, null])
    try {
      await put(text);
      return true;
    } catch {
      // Full or closed: then with less, or not at all.
    }
  return false;
}

/** The newest first; null if the storage is closed. What another hand has left there is passed over. */
export async function endedGames(): Promise<EndedGame[] | null> {
  try {
    const stored = await database.within('readonly', (transaction) => settled(transaction.objectStore(GAMES).getAll()));
    const games = stored.flatMap((each: unknown) => {
      const read = v.safeParse(endedGame, each);
      return read.success ? [read.output] : [];
    });
    return games.sort((a, b) => b.at - a.at);
  } catch {
    return null;
  }
}

export async function recordOf(id: string): Promise<string | null> {
  const held = fresh.get(id);
  if (held !== undefined) return held;
  try {
    const found: unknown = await database.within('readonly', (transaction) =>
      settled(transaction.objectStore(RECORDS).get(id)),
    );
    return typeof found === 'string' ? found : null;
  } catch {
    return null;
  }
}

/** Takes these games away for good; false if the storage is closed. */
export async function forgetGames(ids: readonly string[]): Promise<boolean> {
  try {
    await database.within('readwrite', (transaction) => {
      for (const id of ids) {
        transaction.objectStore(GAMES).delete(id);
        transaction.objectStore(RECORDS).delete(id);
      }
    });
    for (const id of ids) fresh.delete(id);
    return true;
  } catch {
    return false;
  }
}
