import { PORTRAITS } from '@sixgun/protocol';
import { useState } from 'preact/hooks';
import { LevelBadge } from '../../art/level.tsx';
import { LevelFace } from '../../art/level-face.tsx';
import { Portrait } from '../../art/pictures.tsx';
import { Choice } from '../../dialogs/preferences.tsx';
import { levelAt } from '../../setup/levels.ts';
import { OPEN_ROLES, rolesOf } from '../../setup/roles.ts';
import { asName, LONGEST_NAME } from '../../setup/seats.ts';
import { change, settings } from '../../state/settings.ts';
import { useStore } from '../../state/store.ts';
import { useTexts } from '../../text/language.ts';
import { NameField } from '../who.tsx';
import { BotLevels, SeatChoice } from './bots.tsx';

export const PLAYERS = [3, 4, 5, 6, 7, 8] as const;

/** Guests look like somebody until they have a character. */
const faceAt = (seat: number, own: string): string =>
  seat === 0 ? own : PORTRAITS.filter((face) => face !== own)[(seat * 4) % (PORTRAITS.length - 1)];

function Seat({ seat, choose }: { seat: number; choose: () => void }) {
  const texts = useTexts();
  const { name, face, guests, players, level: common, seatLevels } = useStore(settings);
  const guest = seat === 0 ? name : (guests[seat - 1] ?? null);
  const level = levelAt({ level: common, seatLevels }, seat);
  const label = guest === null ? texts.t(`level.${level}`) : guest.trim() || texts.t('ui.seat-person');
  const said = guest === null ? `${texts.t('ui.seat-bot')}, ${texts.t(`level.${level}`)}` : texts.t('ui.seat-person');
  return (
    <li class={guest === null ? 'seat-choice' : 'seat-choice has-person'} style={`--at:${seat / players}`}>
      <button
        type="button"
        disabled={seat === 0}
        aria-haspopup={seat === 0 ? undefined : 'dialog'}
        aria-label={`${seat + 1}: ${seat === 0 ? texts.t('ui.you') : said}`}
        data-seat-choice={seat}
        onClick={choose}
      >
        {guest === null ? <LevelFace level={level} /> : <Portrait character={faceAt(seat, face)} />}
        {guest === null && <LevelBadge level={level} />}
      </button>
      <span aria-hidden="true" style={`--letters:${label.length}`}>
        {label}
      </span>
    </li>
  );
}

function GuestName({ seat }: { seat: number }) {
  const texts = useTexts();
  const { guests } = useStore(settings);
  return (
    <label class="field">
      <span>{texts.t('ui.name-of-seat', { n: seat + 1 })}</span>
      <input
        type="text"
        value={guests[seat - 1] ?? ''}
        maxLength={LONGEST_NAME}
        autocomplete="off"
        onInput={(event) => change({ guests: guests.with(seat - 1, asName(event.currentTarget.value)) })}
      />
    </label>
  );
}

/** How many play, who of them are people at this device, and which roles that gives. */
export function Seating() {
  const texts = useTexts();
  const { players, guests } = useStore(settings);
  const [chosen, choose] = useState<number | null>(null);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const people = seats.filter((seat) => seat > 0 && (guests[seat - 1] ?? null) !== null);
  return (
    <section class="panel seating">
      <Choice
        legend={texts.t('ui.players')}
        name="players"
        values={PLAYERS}
        value={players}
        label={(count) => String(count)}
        pick={(count) => change({ players: count })}
        hint={texts.t('ui.players-line', { count: players - 1 - people.length })}
        even
      />
      <h2>{texts.t('ui.who-sits')}</h2>
      <div class="ring">
        <p class="ring-roles">
          {rolesOf(players).map(({ part, count }) => (
            <span key={part}>{texts.t(`role-count.${part}`, { count })}</span>
          ))}
          {players === OPEN_ROLES && <small>{texts.t('ui.roles-open')}</small>}
        </p>
        <ol>
          {seats.map((seat) => (
            <Seat key={seat} seat={seat} choose={() => choose(seat)} />
          ))}
        </ol>
      </div>
      <p class="hint">{texts.t('ui.seats-line')}</p>
      <BotLevels />
      <NameField />
      {people.map((seat) => (
        <GuestName key={seat} seat={seat} />
      ))}
      {chosen !== null && <SeatChoice seat={chosen} close={() => choose(null)} />}
    </section>
  );
}
