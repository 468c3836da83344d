import { Give } from '../lobby/chair-orders.tsx';
import type { OnlineTable } from '../online/online-table.ts';
import { useStore } from '../state/store.ts';

/** In the middle of a game the host gives a bot's chair to somebody who looks on. */
export function OnSheet({ table, seat, close }: { table: OnlineTable; seat: number; close: () => void }) {
  const { doc, me } = useStore(table.room);
  const mayGive = doc !== null && doc.status === 'open' && doc.host !== null && doc.host === me;
  if (!mayGive || doc.seats[seat].bot === null) return null;
  return (
    <div class="chair-orders">
      <Give table={table} room={doc} at={seat} close={close} />
    </div>
  );
}
