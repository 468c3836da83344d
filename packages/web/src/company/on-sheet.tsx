import { Give } from '../lobby/chair-orders.tsx';
import { PersonActs } from '../lobby/person-acts.tsx';
import type { OnlineTable } from '../online/online-table.ts';
import { useStore } from '../state/store.ts';

interface OnSheetProps {
  table: OnlineTable;
  seat: number;
  close: () => void;
}

/** In the middle of a game: what can be done about whoever sits there, or about a bot's chair. */
export function OnSheet({ table, seat, close }: OnSheetProps) {
  const { doc, me } = useStore(table.room);
  const at = doc?.seats[seat];
  if (doc === null || at === undefined) return null;
  const { person, name, bot } = at;
  if (person !== null && person !== me)
    return (
      <div class="chair-orders">
        <PersonActs table={table} room={doc} person={person} name={name} close={close} />
      </div>
    );
  const mayGive = bot !== null && doc.status === 'open' && doc.host !== null && doc.host === me;
  if (!mayGive) return null;
  return (
    <div class="chair-orders">
      <Give table={table} room={doc} at={seat} close={close} />
    </div>
  );
}
