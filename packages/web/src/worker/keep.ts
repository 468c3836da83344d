import type { Kept } from '@sixgun/host';
import { LEVELS } from '@sixgun/protocol';
import * as v from 'valibot';
import { Database, settled } from '../state/database.ts';

const STORE = 'games';
const CURRENT = 'current';

const kept: v.GenericSchema<unknown, Kept> = v.object({
  record: v.string(),
  me: v.number(),
  names: v.array(v.string()),
  botKey: v.string(),
  people: v.exactOptional(v.array(v.number())),
  levels: v.exactOptional(v.array(v.picklist(LEVELS))),
});

const database = new Database('sixgun', { [STORE]: null });

/** Keeps the game; where nothing can be kept, because the storage is full or forbidden, it goes on all the same. */
export async function keep(game: Kept): Promise<boolean> {
  try {
    await database.within('readwrite', (transaction) => {
      transaction.objectStore(STORE).put(game, CURRENT);
      // Somebody waits to see his move: nothing else is going to be asked of it.
      transaction.commit();
    });
    return true;
  } catch {
    return false;
  }
}

export async function keptGame(): Promise<Kept | null> {
  try {
    const read = v.safeParse(
      kept,
      await database.within('readonly', (transaction) => settled(transaction.objectStore(STORE).get(CURRENT))),
    );
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
