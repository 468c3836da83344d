import type { Room } from '@sixgun/protocol';
import type { FunctionComponent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { MenuSign } from '../art/menu-sign.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { Preferences } from '../dialogs/preferences.tsx';
import type { OnlineTable } from '../online/online-table.ts';
import { WhoFields } from '../pages/who.tsx';
import { useStore } from '../state/store.ts';
import { classesOf } from '../table/classes.ts';
import { useTexts } from '../text/language.ts';
import { Bar } from './bar.tsx';
import type { ChangeSheetProps } from './change-sheet.tsx';
import { happened } from './happenings.ts';
import { MissedLine } from './missed-line.tsx';
import { Onlookers } from './onlookers.tsx';
import { Played } from './played.tsx';
import { WantedPoster } from './poster.tsx';
import { Refusal } from './refusal.tsx';
import { SeatCard } from './seat-card.tsx';
import { SeatSheet } from './seat-sheet.tsx';
import { isFree } from './seats.ts';
import { type Noted, Talk } from './talk.tsx';
import { UnopenedLine } from './unopened-line.tsx';
import '../style/setup.css';
import '../style/lobby.css';

const MOST_NOTES = 30;
/** As many as a table can have: there is little room beside them. */
const EIGHT = 8;

/** What happens at the table while one looks at it. */
function useNotes(table: OnlineTable, room: Room): readonly Noted[] {
  const [notes, setNotes] = useState<readonly Noted[]>([]);
  const before = useRef(room);
  const count = useRef(0);
  useEffect(() => {
    const found = happened(before.current, room);
    before.current = room;
    if (found.length === 0) return;
    const after = table.chat.get().lines.at(-1)?.n ?? 0;
    const noted = found.map((happening) => ({ key: count.current++, after, happening }));
    setNotes((known) => [...known, ...noted].slice(-MOST_NOTES));
  }, [room]);
  return notes;
}

/** What is played is changed by the host alone: its cabinet is fetched when it is opened. */
function useChangeSheet(wanted: boolean, missing: () => void): FunctionComponent<ChangeSheetProps> | null {
  const [Part, setPart] = useState<FunctionComponent<ChangeSheetProps> | null>(null);
  useEffect(() => {
    if (wanted) import('./change-sheet.tsx').then(({ ChangeSheet }) => setPart(() => ChangeSheet), missing);
  }, [wanted]);
  return Part;
}

type Sheet = { kind: 'seat'; at: number } | { kind: 'change' } | { kind: 'menu' };

interface LobbyPageProps {
  table: OnlineTable;
  room: Room;
  leave: (to: string) => void;
}

function Head({ table, room, leave, show }: LobbyPageProps & { show: (sheet: Sheet) => void }) {
  const texts = useTexts();
  return (
    <header class="page-head lobby-head">
      <button type="button" class="chip" aria-label={texts.t('ui.back')} onClick={() => leave('')}>
        ←
      </button>
      <h1>{room.code === null ? room.name : texts.t('lobby.table', { code: room.code })}</h1>
      <Onlookers table={table} room={room} />
      <span class="chip lobby-kind">{texts.t(room.open ? 'lobby.public' : 'lobby.private')}</span>
      <button type="button" class="chip" aria-label={texts.t('ui.menu')} onClick={() => show({ kind: 'menu' })}>
        <MenuSign />
      </button>
    </header>
  );
}

/** Before the game: getting people to the table. */
export function LobbyPage({ table, room, leave }: LobbyPageProps) {
  const texts = useTexts();
  const { me, seat: own, refused } = useStore(table.room);
  const { state: link } = useStore(table.link);
  const [sheet, show] = useState<Sheet | null>(null);
  const notes = useNotes(table, room);
  const isHost = room.host !== null && room.host === me;
  const close = () => show(null);
  const ChangeSheet = useChangeSheet(sheet?.kind === 'change', () => {
    table.room.set({ refused: { code: 'offline' } });
    // The next tap tries again.
    close();
  });
  const tap = (at: number) => () => {
    if (!isHost && isFree(room.seats[at])) table.sit(at);
    else show({ kind: 'seat', at });
  };
  const offer = isHost ? texts.t('lobby.seat-bot') : texts.t('lobby.sit-here');
  const full = room.seats.every((seat) => !isFree(seat));
  return (
    <main class={classesOf({ 'lobby planks': true, full, eight: room.seats.length === EIGHT })} data-lobby>
      <Head table={table} room={room} leave={leave} show={show} />
      <p class={link === 'lost' ? 'lobby-lost' : 'heard'} role="status">
        {link === 'lost' ? texts.t('lobby.lost-link') : ''}
      </p>
      <WantedPoster room={room} />
      <div class="lobby-table">
        <Played room={room} change={isHost ? () => show({ kind: 'change' }) : null} />
        <ol class="chairs" aria-label={texts.t('lobby.who-sits')} data-seats>
          {room.seats.map((_, at) => (
            <SeatCard key={at} room={room} at={at} own={at === own} offer={offer} tap={tap(at)} />
          ))}
        </ol>
      </div>
      <Talk table={table} room={room} notes={notes} />
      <div class="lobby-foot">
        <UnopenedLine room={room} />
        <MissedLine table={table} leave={leave} />
        <Refusal refused={refused} />
        <Bar table={table} room={room} own={own} isHost={isHost} />
      </div>
      {sheet?.kind === 'seat' && (
        <SeatSheet table={table} room={room} at={sheet.at} own={own} isHost={isHost} close={close} />
      )}
      {sheet?.kind === 'change' && isHost && ChangeSheet !== null && (
        <ChangeSheet table={table} room={room} close={close} />
      )}
      {sheet?.kind === 'menu' && (
        <Dialog kind="menu" title={texts.t('ui.menu')} close={close}>
          <WhoFields />
          <Preferences />
          <div class="answers">
            <button
              type="button"
              class="button"
              data-leave
              onClick={() => {
                if (own >= 0) table.stand();
                leave('');
              }}
            >
              {texts.t('lobby.leave')}
            </button>
          </div>
        </Dialog>
      )}
    </main>
  );
}
