import type { Room } from '@sixgun/protocol';
import { useEffect } from 'preact/hooks';
import type { OnlineTable } from '../online/online-table.ts';
import { startGame } from './starting.ts';

/** So long the host's page waits for the others to be ready, in milliseconds; then it starts with those who are. */
const PATIENCE = 3000;

export const isEnded = ({ status }: Room): boolean => status === 'over' || status === 'stuck' || status === 'aborted';

/** Whoever has asked for a rematch need not say so twice: once it is agreed on, pages are ready, and the host's starts. */
export function useNextGame(table: OnlineTable): void {
  useEffect(() => {
    let wanted = false;
    let promised = '';
    let callOff = () => {};
    let patience: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      clearTimeout(patience);
      patience = undefined;
      wanted = false;
      callOff();
      callOff = startGame(table);
    };
    const look = () => {
      const { doc, me, seat } = table.room.get();
      if (doc === null || me === null) return;
      if (isEnded(doc)) wanted = doc.rematch?.includes(me) ?? false;
      if (!wanted || doc.status !== 'waiting' || seat < 0) return;
      if (!doc.seats[seat].ready && doc.deal !== null && promised !== doc.deal.id) {
        promised = doc.deal.id;
        table.ready();
      }
      if (doc.host !== me) return;
      patience ??= setTimeout(start, PATIENCE);
      if (doc.seats.every(({ person, here, ready }) => person === null || !here || ready)) start();
    };
    // What was said into a dead line is said again once the room is told anew.
    const forget = () => {
      if (table.link.get().state !== 'open') promised = '';
    };
    const stops = [table.room.subscribe(look), table.link.subscribe(forget)];
    return () => {
      for (const stop of stops) stop();
      callOff();
      clearTimeout(patience);
    };
  }, [table]);
}
