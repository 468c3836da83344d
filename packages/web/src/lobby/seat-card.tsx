import type { Level, Room, RoomSeat } from '@sixgun/protocol';
import type { Texts } from '@sixgun/texts';
import { pageEmblems } from '../art/emblems.ts';
import { isShownLevel, LevelBadge } from '../art/level.tsx';
import { Icon, Portrait, signs } from '../art/pictures.tsx';
import { useTexts } from '../text/language.ts';
import { lettersOf } from '../text/letters.ts';
import { PlugIcon, TickIcon } from './line-icons.tsx';
import { facesOf, type SeatState, stateOf } from './seats.ts';

export const levelName = (texts: Texts, level: Level): string =>
  isShownLevel(level) ? texts.t(`level.${level}`) : texts.t('ui.seat-bot');

function lineOf(texts: Texts, state: SeatState, { bot }: RoomSeat): string {
  if (bot !== null) return levelName(texts, bot);
  return state === 'free' || state === 'bot' ? '' : texts.t(`lobby.${state}`);
}

const Mark = ({ state }: { state: SeatState }) => {
  if (state === 'away')
    return (
      <span class="seat-mark away">
        <PlugIcon />
      </span>
    );
  if (state === 'not-ready')
    return (
      <span class="seat-mark waiting">
        <Icon name={signs.waiting} />
      </span>
    );
  return (
    <span class="seat-mark ready">
      <TickIcon />
    </span>
  );
};

interface SeatCardProps {
  room: Room;
  at: number;
  own: boolean;
  /** What a tap on a free seat does, in words; null if nothing. */
  offer: string | null;
  tap: () => void;
}

/** A chair of the table: who sits there, how ready, or that somebody is missing. */
export function SeatCard({ room, at, own, offer, tap }: SeatCardProps) {
  const texts = useTexts();
  const seat = room.seats[at];
  const state = stateOf(room, seat);
  const style = `--at:${at / room.seats.length}`;
  if (state === 'free')
    return (
      <li class="chair chair-free" style={style}>
        <button type="button" class="chair-body" data-chair={at} disabled={offer === null} onClick={tap}>
          <span class="chair-hat">
            <Icon name={pageEmblems.person} />
          </span>
          <span class="chair-words">
            <b style={`--letters:${texts.t('lobby.free').length}`}>{texts.t('lobby.free')}</b>
            <small class={offer === null ? undefined : 'chair-offer'}>{offer ?? texts.t('lobby.for-somebody')}</small>
          </span>
        </button>
      </li>
    );
  return (
    <li class={`chair chair-${state}${own ? ' chair-own' : ''}`} style={style}>
      <button type="button" class="chair-body" data-chair={at} onClick={tap}>
        <span class="chair-face">
          <Portrait character={facesOf(room)[at]} />
          {seat.bot !== null && <LevelBadge level={seat.bot} />}
        </span>
        <span class="chair-words">
          <b style={`--letters:${lettersOf(seat.name)}`}>{seat.name}</b>
          <small>
            {own && <span class="heard">{texts.t('ui.you')}, </span>}
            {lineOf(texts, state, seat)}
          </small>
        </span>
        <Mark state={state} />
      </button>
    </li>
  );
}
