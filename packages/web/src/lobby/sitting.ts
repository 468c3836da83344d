import { useEffect, useState } from 'preact/hooks';
import { knownTables } from '../online/known-tables.ts';
import type { OnlineTable } from '../online/online-table.ts';
import { freeSeats } from './seats.ts';

/** Whoever comes to a table for the first time takes a free seat at once; whoever has left one may sit down again by himself. */
export function useSitting(table: OnlineTable, onlyWatches: boolean): void {
  const [isNew] = useState(() => knownTables().every(({ id }) => id !== table.id));
  useEffect(() => {
    if (!isNew || onlyWatches) return;
    const stop = table.room.subscribe(() => {
      const { doc, me, seat } = table.room.get();
      if (doc === null || me === null) return;
      stop();
      if (seat < 0 && doc.status === 'waiting' && freeSeats(doc) > 0) table.sit();
    });
    return stop;
  }, [table]);
}
