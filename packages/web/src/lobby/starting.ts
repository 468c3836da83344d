import type { Room } from '@sixgun/protocol';
import type { OnlineTable } from '../online/online-table.ts';
import { levelAt } from '../setup/levels.ts';
import { settings } from '../state/settings.ts';
import { isFree } from './seats.ts';

/** What the host has to do next before the game can be dealt; each order names the document it changes. */
export function nextStep({ seats }: Room, own: number): { t: 'bot'; seat: number } | { t: 'ready' | 'start' } {
  const free = seats.findIndex(isFree);
  if (free >= 0) return { t: 'bot', seat: free };
  return own >= 0 && !seats[own].ready ? { t: 'ready' } : { t: 'start' };
}

/** Bots take the free seats, the host is ready, and the game is dealt. The answer calls it off. */
export function startGame(table: OnlineTable): () => void {
  let done = -1;
  let stop = () => {};
  const step = () => {
    const { doc, rev, me, seat } = table.room.get();
    if (doc === null || doc.host !== me || doc.status !== 'waiting') return stop();
    // A room is told again when somebody comes or goes; its number changes with every order.
    if (rev === done) return;
    done = rev;
    const next = nextStep(doc, seat);
    if (next.t === 'bot') table.bot(next.seat, levelAt(settings.get(), next.seat), true);
    else if (next.t === 'ready') table.ready();
    else table.start();
  };
  stop = table.room.subscribe(step);
  step();
  return stop;
}
