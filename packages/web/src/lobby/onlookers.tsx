import type { Room } from '@sixgun/protocol';
import { useState } from 'preact/hooks';
import { Dialog } from '../dialogs/dialog.tsx';
import type { OnlineTable } from '../online/online-table.ts';
import { useStore } from '../state/store.ts';
import { useTexts } from '../text/language.ts';
import { EyeIcon } from './line-icons.tsx';
import { PersonActs } from './person-acts.tsx';

interface WatchingProps {
  table: OnlineTable;
  room: Room;
}

/** Who looks on, by name: they speak as well, so there must be a way not to hear them. */
function Watching({ table, room }: WatchingProps) {
  const { me } = useStore(table.room);
  const [chosen, choose] = useState<string | null>(null);
  return (
    <ul class="watching">
      {room.watching.map(({ person, name }) => (
        <li key={person}>
          {person === me ? (
            <b>{name}</b>
          ) : (
            <button
              type="button"
              class="button"
              aria-expanded={chosen === person}
              data-watching={person}
              onClick={() => choose(chosen === person ? null : person)}
            >
              {name}
            </button>
          )}
          {chosen === person && (
            <PersonActs table={table} room={room} person={person} name={name} close={() => choose(null)} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** How many look on; a tap says who, and what can be done about them. */
export function Onlookers({ table, room }: WatchingProps) {
  const texts = useTexts();
  const [isOpen, open] = useState(false);
  const said = texts.t('lobby.onlookers', { count: room.onlookers });
  if (room.onlookers === 0 && !isOpen) return null;
  return (
    <>
      <button type="button" class="onlookers" aria-label={said} data-onlookers onClick={() => open(true)}>
        <EyeIcon />
        <span aria-hidden="true">{room.onlookers}</span>
      </button>
      {isOpen && (
        <Dialog kind="onlookers" title={said} close={() => open(false)}>
          <Watching table={table} room={room} />
        </Dialog>
      )}
    </>
  );
}
