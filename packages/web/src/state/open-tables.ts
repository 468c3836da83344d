import { Store } from './store.ts';

interface OpenTables {
  /** `alone`: the page comes from a server that has no tables; `silent`: from one that does not answer just now. */
  server: 'unknown' | 'there' | 'alone' | 'silent' | 'offline';
  /** Public tables that can be joined. */
  count: number;
}

/** What the first page knows of tables with other people. */
export const openTables = new Store<OpenTables>({ server: 'unknown', count: 0 });

/** From here on a server, or what stands before it, says that it is in trouble. */
const FAILING = 500;

/** Asks once; the first page never waits for the answer. */
export async function lookForTables(): Promise<void> {
  // Without a network the browser would complain of every try.
  if (!navigator.onLine) return openTables.set({ server: 'offline', count: 0 });
  try {
    const answer = await fetch('api/tables');
    if (answer.status >= FAILING) return openTables.set({ server: 'silent', count: 0 });
    if (answer.status !== 200) return openTables.set({ server: 'alone', count: 0 });
    const { tables } = (await answer.json()) as { tables?: unknown };
    if (Array.isArray(tables)) openTables.set({ server: 'there', count: tables.length });
    else openTables.set({ server: 'alone', count: 0 });
  } catch {
    openTables.set({ server: navigator.onLine ? 'silent' : 'offline', count: 0 });
  }
}
