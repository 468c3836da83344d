import type { Reaction } from '@sixgun/protocol';
import { useEffect, useState } from 'preact/hooks';
import { muted } from '../lobby/muted.ts';
import type { ChatLine } from '../online/chat.ts';
import type { OnlineTable } from '../online/online-table.ts';
import { useStore } from '../state/store.ts';
import { staysFor } from './lately.ts';

/** The newest words of a person, for as long as a bubble stays. */
export function useSaid(table: OnlineTable, person: string | null): ChatLine | null {
  const { lines, since } = useStore(table.chat);
  const { people } = useStore(muted);
  const newest = person === null ? undefined : lines.findLast(({ from }) => from === person);
  const [over, end] = useState(-1);
  const n = newest?.n ?? -1;
  // What was said before one came is to be read in the talk.
  const isOver = newest === undefined || n === over || staysFor(newest.heard) === 0;
  const shown = !isOver && newest.at >= since && !people.includes(newest.from);
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => end(n), staysFor(newest.heard));
    return () => clearTimeout(timer);
  }, [n, shown]);
  return shown ? newest : null;
}

/** What is shown at a seat without a word, for as long as a bubble stays. */
export function useReaction(table: OnlineTable, seat: number, person: string | null): Reaction | null {
  const shown = useStore(table.reactions).at[seat];
  const { people } = useStore(muted);
  const [over, end] = useState(0);
  const n = shown?.n ?? 0;
  useEffect(() => {
    if (shown === undefined) return undefined;
    const timer = setTimeout(() => end(n), staysFor(shown.heard));
    return () => clearTimeout(timer);
  }, [n]);
  const silent = person !== null && people.includes(person);
  const isOver = shown === undefined || n === over || staysFor(shown.heard) === 0;
  return isOver || silent ? null : shown.reaction;
}
