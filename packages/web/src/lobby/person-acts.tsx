import type { Room } from '@sixgun/protocol';
import type { OnlineTable } from '../online/online-table.ts';
import { firstTap } from '../state/first-tap.ts';
import { useStore } from '../state/store.ts';
import { useTexts } from '../text/language.ts';
import { muted, muteForMe } from './muted.ts';

interface PersonActsProps {
  table: OnlineTable;
  room: Room;
  person: string;
  name: string;
  close: () => void;
}

/** What the host may do about somebody, before and in a game, and what everybody may do for himself. */
export function PersonActs({ table, room, person, name, close }: PersonActsProps) {
  const texts = useTexts();
  const { people } = useStore(muted);
  const { me } = useStore(table.room);
  const isHost = room.host !== null && room.host === me;
  const sits = room.seats.some((seat) => seat.person === person);
  const [forMe, forAll] = [people.includes(person), room.muted.includes(person)];
  const then = (act: () => void) => () => {
    act();
    close();
  };
  return (
    <>
      {forMe && <p>{texts.t('lobby.muted-for-me', { name })}</p>}
      {forAll && <p>{texts.t('lobby.muted-for-all', { name })}</p>}
      <div class="seat-acts">
        {isHost && sits && (
          <button type="button" class="button" data-make-host onClick={then(() => table.host(person))}>
            {texts.t('lobby.make-host')}
          </button>
        )}
        {isHost && (
          <button type="button" class="button" data-mute-all onClick={firstTap(() => table.mute(person, !forAll))}>
            {texts.t(forAll ? 'lobby.unmute-all' : 'lobby.mute-all')}
          </button>
        )}
        <button type="button" class="button" data-mute onClick={firstTap(() => muteForMe(person, !forMe))}>
          {texts.t(forMe ? 'lobby.unmute-me' : 'lobby.mute-me')}
        </button>
        {isHost && (
          <>
            <button type="button" class="button" data-kick onClick={then(() => table.kick(person, false))}>
              {texts.t('lobby.remove')}
            </button>
            <button type="button" class="button" data-ban onClick={then(() => table.kick(person, true))}>
              {texts.t('lobby.ban')}
            </button>
          </>
        )}
      </div>
      {isHost && <p class="hint">{texts.t('lobby.ban-line')}</p>}
    </>
  );
}
