import type { Room } from '@sixgun/protocol';
import { pageEmblems } from '../art/emblems.ts';
import { Icon } from '../art/pictures.tsx';
import { Qr } from '../art/qr.tsx';
import { useTexts } from '../text/language.ts';
import { lettersOf } from '../text/letters.ts';
import { CopyIcon } from './line-icons.tsx';
import { freeSeats } from './seats.ts';
import { useSending } from './sending.tsx';

export const linkOf = (table: string): string => `${location.origin}${location.pathname}#t/${table}`;

function Line({ room }: { room: Room }) {
  const texts = useTexts();
  const count = freeSeats(room);
  if (count > 0) return <p class="invitation-line">{texts.t('lobby.missing', { count })}</p>;
  return <p class="invitation-line">{texts.t(room.spectators ? 'lobby.full-watch' : 'lobby.full')}</p>;
}

/** The invitation: what to send, and to whom there is still a seat to give. */
export function WantedPoster({ room }: { room: Room }) {
  const texts = useTexts();
  const link = linkOf(room.id);
  const { send, copy, said } = useSending(link, texts.t('lobby.share', { code: room.code ?? '' }));
  const full = freeSeats(room) === 0;
  return (
    <section class={full ? 'invitation full' : 'invitation'} aria-label={texts.t('lobby.wanted')}>
      <h2 class="invitation-title" style={`--letters:${texts.t('lobby.wanted').length}`}>
        {texts.t('lobby.wanted')}
      </h2>
      <Line room={room} />
      <Qr text={link} label={texts.t('lobby.qr')} />
      {room.code !== null && (
        <p class="invitation-code">
          <span>{texts.t('lobby.code')}</span>
          <b data-code style={`--letters:${lettersOf(room.code)}`}>
            {room.code}
          </b>
        </p>
      )}
      <div class="invitation-ways">
        <button type="button" class="button strong" data-send onClick={send}>
          <Icon name={pageEmblems.share} />
          <span class="long">{texts.t('lobby.send')}</span>
          <span class="short">{texts.t('lobby.send-short')}</span>
        </button>
        <button type="button" class="button" data-copy aria-label={texts.t('lobby.copy-link')} onClick={copy}>
          <CopyIcon />
          <span class="long">{texts.t('lobby.copy')}</span>
        </button>
      </div>
      {said}
    </section>
  );
}
