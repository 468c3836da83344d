import { Refusal } from '../lobby/refusal.tsx';
import type { Trouble } from '../online/api.ts';
import type { OnlineTable } from '../online/online-table.ts';
import { useStore } from '../state/store.ts';

/** Only orders are refused like this; what a move or a question is refused with, the game itself tells. */
const OF_ORDERS: readonly Trouble[] = [
  'not-host',
  'not-open',
  'no-seat',
  'taken',
  'full',
  'muted',
  'offline',
  'not-yet',
];

/** In the middle of a game: why the host, or whoever wanted to show something, was not obeyed. */
export function RefusedOrder({ table }: { table: OnlineTable }) {
  const { refused } = useStore(table.room);
  return (
    <div class="refused-order">
      <Refusal refused={refused !== null && OF_ORDERS.includes(refused.code) ? refused : null} />
    </div>
  );
}
