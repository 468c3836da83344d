import type { Room } from '@sixgun/protocol';
import { useEffect, useRef } from 'preact/hooks';
import type { OnlineTable } from '../online/online-table.ts';
import { firstTap } from '../state/first-tap.ts';
import { useTexts } from '../text/language.ts';
import { awaited, freeSeats, nameOfHost } from './seats.ts';
import { startGame } from './starting.ts';

interface BarProps {
  table: OnlineTable;
  room: Room;
  own: number;
  isHost: boolean;
}

/** The host starts, with the names it waits for; nobody is waited for longer than the host likes. */
function HostBar({ table, room }: BarProps) {
  const texts = useTexts();
  const callOff = useRef(() => {});
  useEffect(() => () => callOff.current(), []);
  const names = awaited(room);
  const count = freeSeats(room);
  const waiting = names.length > 0 ? texts.t('lobby.waits-for', { names: names.join(', ') }) : '';
  const bots = count > 0 ? texts.t('lobby.bots-short', { count }) : '';
  return (
    <>
      <p class="lobby-says host-says">
        {names.length > 0 ? texts.t('lobby.waiting-for', { names: names.join(', ') }) : texts.t('lobby.all-ready')}{' '}
        {names.length > 0 && texts.t('lobby.start-early')} {count > 0 && texts.t('lobby.bots-fill', { count })}
      </p>
      <button
        type="button"
        class="button strong big"
        data-start
        onClick={firstTap(() => {
          callOff.current();
          callOff.current = startGame(table);
        })}
      >
        {texts.t('lobby.start')}
        <small>{waiting || bots}</small>
      </button>
    </>
  );
}

function GuestBar({ table, room, own }: BarProps) {
  const texts = useTexts();
  const name = nameOfHost(room) ?? texts.t('lobby.somebody');
  const { ready } = room.seats[own];
  return (
    <>
      <p class="lobby-says">{texts.t(ready ? 'lobby.host-starts' : 'lobby.ready-line', { name })}</p>
      {ready ? (
        <button type="button" class="button" data-not-ready onClick={firstTap(() => table.notReady())}>
          {texts.t('lobby.not-yet')}
        </button>
      ) : (
        <button type="button" class="button strong big" data-ready onClick={firstTap(() => table.ready())}>
          {texts.t('lobby.i-am-ready')}
        </button>
      )}
    </>
  );
}

function OnlookerBar({ table, room }: BarProps) {
  const texts = useTexts();
  const full = freeSeats(room) === 0;
  return (
    <>
      <p class="lobby-says">{texts.t(full ? 'lobby.looking-on-full' : 'lobby.looking-on')}</p>
      {!full && (
        <button type="button" class="button strong big" data-sit onClick={() => table.sit()}>
          {texts.t('lobby.sit-down')}
        </button>
      )}
    </>
  );
}

/** What is to be done now, always in sight. */
export function Bar(props: BarProps) {
  const texts = useTexts();
  const { room, own, isHost } = props;
  return (
    <div class="lobby-bar" data-lobby-bar>
      {room.status === 'dealing' ? (
        <p class="lobby-says" role="status">
          {texts.t('lobby.dealing')}
        </p>
      ) : own < 0 ? (
        <OnlookerBar {...props} />
      ) : isHost ? (
        <HostBar {...props} />
      ) : (
        <GuestBar {...props} />
      )}
    </div>
  );
}
