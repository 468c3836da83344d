import { useEffect, useState } from 'preact/hooks';
import type { OnlineTable } from '../online/online-table.ts';
import { useStore } from '../state/store.ts';
import { type TimeLeft, timeLeft } from './time-left.ts';

const TICK = 250;

/** The clock of a seat, looked at four times a second while it runs. */
export function useTimeLeft(table: OnlineTable, seat: number): TimeLeft | null {
  const { doc } = useStore(table.room);
  const ask = useStore(table.ask);
  const [now, look] = useState(Date.now);
  const left = doc === null || doc.status !== 'open' ? null : timeLeft(doc, ask, seat, Math.max(now, ask.since));
  const runs = left !== null;
  useEffect(() => {
    if (!runs) return undefined;
    look(Date.now());
    const timer = setInterval(() => look(Date.now()), TICK);
    return () => clearInterval(timer);
  }, [runs, ask.q]);
  return left;
}
