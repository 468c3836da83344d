import { ENGINE_VERSION } from '@sixgun/engine';
import { verify } from '@sixgun/host';
import type { Found, Store } from '../store/store.ts';
import type { Around } from './around.ts';
import type { TableDoc } from './doc.ts';
import { dropSteps } from './kept.ts';
import type { Tables } from './tables.ts';

const HOUR = 3600_000;
const LOBBY_LIVES = HOUR / 2;
const GAME_LIVES = 24 * HOUR;
const SLOW_GAME_LIVES = 14 * GAME_LIVES;
const ROWS_LIVE = 7 * GAME_LIVES;

type Surroundings = Pick<Around, 'store' | 'clock' | 'log'>;

function lives({ status, doc }: Found): number {
  if (status === 'waiting') return LOBBY_LIVES;
  const { pace } = JSON.parse(String(doc)) as TableDoc;
  return pace === 'days' || pace === 'off' ? SLOW_GAME_LIVES : GAME_LIVES;
}

/** Called now and then: what nobody has touched for long is closed, and what is kept twice is deleted. */
export async function tidy(tables: Tables, { store, clock, log }: Surroundings): Promise<void> {
  const now = clock.now();
  for await (const found of untouched(store, now - LOBBY_LIVES)) {
    const table = String(found.id);
    if (now - Number(found.touched) < lives(found)) continue;
    try {
      if (await close(tables, store, found)) log('info', 'a table was closed', { table });
    } catch (error) {
      // One that cannot be closed must not keep all others open.
      log('error', 'a table cannot be closed', { table, reason: String(error) });
    }
  }
  await store.write({ steps: [['chat.tidy', now - GAME_LIVES]] });
  await dropRows(store, now, log);
}

/** All of them, in portions: many of those that may stay must not hide one that must go. */
async function* untouched(store: Store, before: number): AsyncGenerator<Found> {
  let [touched, id] = [-1, ''];
  for (;;) {
    const portion = await store.all('tables.old', before, touched, id);
    yield* portion;
    const last = portion.at(-1);
    if (last === undefined) return;
    [touched, id] = [Number(last.touched), String(last.id)];
  }
}

/** Only as long as nobody else has it: whoever has come meanwhile keeps the table. */
async function close(tables: Tables, store: Store, { id, status, epoch }: Found): Promise<boolean> {
  const table = String(id);
  if (tables.isLoaded(table) || (await tables.elsewhere(table)) !== null) return false;
  if (status === 'open' || status === 'dealing') return (await (await tables.takeUp(table))?.abandon()) ?? false;
  const outcome = await store.write({ fence: [table, Number(epoch)], steps: dropSteps(table) });
  return outcome === 'durable';
}

/** The rows of a game go when its record has been seen to play the same. */
async function dropRows(store: Store, now: number, log: Around['log']): Promise<void> {
  for (const { id, record } of await store.all('games.settled', now - ROWS_LIVE, ENGINE_VERSION)) {
    const verdict = verify(String(record));
    if (verdict.ok) await store.write({ steps: [['log.drop', id]] });
    else log('error', 'a record does not verify, so its rows are kept', { game: id, reason: verdict.reason });
  }
}
