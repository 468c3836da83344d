import type { Config } from '../config.ts';
import { openSqlite } from './sqlite.ts';
import type { Store, StoreEvents } from './store.ts';

/** The database that the configuration names, or a file in the data folder. */
export async function openStore({ databaseUrl, data, node }: Config, events: StoreEvents): Promise<Store> {
  if (databaseUrl === null) return openSqlite(data, events);
  // Whoever has a file needs no client of a database.
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(databaseUrl, events, node);
}
