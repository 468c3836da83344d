import { afterEach, expect, test, vi } from 'vitest';
import { keep, keptGame } from '../src/worker/keep.ts';

const GAME = { record: 'Game: card', me: 0, names: ['Ann'], botKey: 'key' };

/** A browser's storage, as far as a kept game needs it, and what it may do to us. */
class MoodyStorage {
  /** Refuses to be opened; or takes everything in and then has no room for it. */
  mood: 'well' | 'closed' | 'full' = 'well';
  readonly databases: { onclose: (() => void) | null; isOpen: boolean }[] = [];
  private kept: unknown;

  open() {
    const database = { onclose: null, isOpen: true, transaction: () => this.transaction(database) };
    if (this.mood === 'closed') return answered('error', null);
    this.databases.push(database);
    return answered('success', database);
  }

  private transaction(database: { isOpen: boolean }) {
    if (!database.isOpen) throw new Error('The connection was closed.');
    const { mood } = this;
    const transaction = {
      error: new Error('QuotaExceededError'),
      oncomplete: () => {},
      onabort: () => {},
      commit() {},
      objectStore: () => ({
        put: (value: unknown) => {
          if (mood === 'well') this.kept = value;
          return answered('success', undefined);
        },
        get: () => answered('success', this.kept),
      }),
    };
    setTimeout(() => (mood === 'full' ? transaction.onabort() : transaction.oncomplete()), 5);
    return transaction;
  }
}

function answered(how: 'success' | 'error', result: unknown) {
  const request = { result, error: new Error('closed'), onsuccess: () => {}, onerror: () => {} };
  queueMicrotask(() => (how === 'success' ? request.onsuccess() : request.onerror()));
  return request;
}

const storage = new MoodyStorage();
vi.stubGlobal('indexedDB', storage);
afterEach(() => {
  storage.mood = 'well';
});

test('a storage that was closed once keeps the game as soon as it is open', async () => {
  storage.mood = 'closed';
  expect(await keep(GAME)).toBe(false);
  storage.mood = 'well';
  expect(await keep(GAME)).toBe(true);
  expect(await keptGame()).toEqual(GAME);
});

test('what a full storage has taken in without keeping it is not kept', async () => {
  storage.mood = 'full';
  expect(await keep(GAME)).toBe(false);
});

test('a connection that the browser has cut is made anew', async () => {
  expect(await keep(GAME)).toBe(true);
  const last = storage.databases.at(-1);
  if (last === undefined) throw new Error('Nothing was opened.');
  last.isOpen = false;
  last.onclose?.();
  expect(await keep({ ...GAME, me: 1 })).toBe(true);
  expect(await keptGame()).toMatchObject({ me: 1 });
});
