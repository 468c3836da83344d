import type { Kept } from '@sixgun/host';
import { LEVELS } from '@sixgun/protocol';
import * as v from 'valibot';

const DATABASE = 'sixgun';
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

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settled(request);
}

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  opened ??= open();
  return (await opened).transaction(STORE, mode).objectStore(STORE);
}

/** Keeps the game; where nothing can be kept, because the storage is full or forbidden, it goes on all the same. */
export async function keep(game: Kept): Promise<boolean> {
  try {
    await settled((await store('readwrite')).put(game, CURRENT));
    return true;
  } catch {
    return false;
  }
}

export async function keptGame(): Promise<Kept | null> {
  try {
    const read = v.safeParse(kept, await settled((await store('readonly')).get(CURRENT)));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
