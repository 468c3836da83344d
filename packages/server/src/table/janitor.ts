import { verify } from '@sixgun/host';
import type { Store } from '../store/store.ts';
import type { Around } from './around.ts';
import type { TableDoc } from './doc.ts';
import type { Tables } from './tables.ts';

const HOUR = 3600_000;
const LOBBY_LIVES = HOUR / 2;
const GAME_LIVES = 24 * HOUR;
const SLOW_GAME_LIVES = 14 * GAME_LIVES;
const ROWS_LIVE = 7 * GAME_LIVES;

function lives(status: string, pace: TableDoc['pace']): number {
  if (status === 'waiting') return LOBBY_LIVES;
  return pace === 'days' || pace === 'off' ? SLOW_GAME_LIVES : GAME_LIVES;
}

/** Called now and then: what nobody has touched for long is closed, and what is kept twice is deleted. */
export async function tidy(
  tables: Tables,
  { store, clock, log }: Pick<Around, 'store' | 'clock' | 'log'>,
): Promise<void> {
  const now = clock.now();
  for (const found of await store.all('tables.old', now - LOBBY_LIVES)) {
    const { pace } = JSON.parse(String(found.doc)) as TableDoc;
    const id = String(found.id);
    if (
      tables.isLoaded(id) ||
      (await tables.elsewhere(id)) !== null ||
      now - Number(found.touched) < lives(String(found.status), pace)
    )
      continue;
    if (found.status === 'open' || found.status === 'dealing') await (await tables.takeUp(id))?.abandon();
    log('info', 'a table was closed', { table: id });
    await store.write({
      steps: [
        ['table.drop', id],
        ['games.unopened', id],
      ],
    });
  }
  await store.write({ steps: [['chat.tidy', now - GAME_LIVES]] });
  await dropRows(store, now, log);
}

/** The rows of a game go when its record has been seen to play the same. */
async function dropRows(store: Store, now: number, log: Around['log']): Promise<void> {
  for (const { id, record } of await store.all('games.settled', now - ROWS_LIVE)) {
    const verdict = verify(String(record));
    if (verdict.ok) await store.write({ steps: [['log.drop', id]] });
    else log('error', 'a record does not verify, so its rows are kept', { game: id, reason: verdict.reason });
  }
}
