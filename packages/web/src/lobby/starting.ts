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

/** What of a table is needed to start a game there. */
type Startable = Pick<OnlineTable, 'room' | 'link' | 'bot' | 'ready' | 'start'>;

const NONE = -1;

/** Bots take the free seats, the host is ready, and the game is dealt. The answer calls it off. */
export function startGame(table: Startable): () => void {
  let done = NONE;
  const step = () => {
    const { doc, rev, me, seat } = table.room.get();
    if (doc === null || doc.host !== me || doc.status !== 'waiting') return callOff();
    // A room is told again when somebody comes or goes; its number changes with every order.
    if (rev === done) return;
    done = rev;
    const next = nextStep(doc, seat);
    if (next.t === 'bot') table.bot(next.seat, levelAt(settings.get(), next.seat), true);
    else if (next.t === 'ready') table.ready();
    else table.start();
  };
  // An order that was given into a dead line is given again once the room is told anew.
  const forget = () => {
    if (table.link.get().state !== 'open') done = NONE;
  };
  const stops = [table.room.subscribe(step), table.link.subscribe(forget)];
  const callOff = () => {
    for (const stop of stops) stop();
  };
  step();
  forget();
  return callOff;
}
