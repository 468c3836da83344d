import { Portrait } from '../../art/pictures.tsx';
import { Choice } from '../../dialogs/preferences.tsx';
import { OPEN_ROLES, rolesOf } from '../../setup/roles.ts';
import { asName, LONGEST_NAME, withGuest } from '../../setup/seats.ts';
import { change, settings } from '../../state/settings.ts';
import { useStore } from '../../state/store.ts';
import { useTexts } from '../../text/language.ts';
import { FACES, NameField } from '../who.tsx';

export const PLAYERS = [3, 4, 5, 6, 7, 8] as const;

/** Bots and guests look like somebody until they have a character. */
const faceAt = (seat: number, own: string): string =>
  seat === 0 ? own : FACES.filter((face) => face !== own)[(seat * 4) % (FACES.length - 1)];

function Seat({ seat }: { seat: number }) {
  const texts = useTexts();
  const { name, face, guests, players } = useStore(settings);
  const guest = seat === 0 ? name : (guests[seat - 1] ?? null);
  const label = guest === null ? texts.t('ui.seat-bot') : guest.trim() || texts.t('ui.seat-person');
  const toggle = () => change({ guests: withGuest(guests, seat, players) });
  return (
    <li class={guest === null ? 'seat-choice bot' : 'seat-choice person'} style={`--at:${seat / players}`}>
      <button
        type="button"
        disabled={seat === 0}
        aria-pressed={seat === 0 ? undefined : guest !== null}
        aria-label={`${seat + 1}: ${seat === 0 ? texts.t('ui.you') : texts.t(guest === null ? 'ui.seat-bot' : 'ui.seat-person')}`}
        data-seat-choice={seat}
        onClick={toggle}
      >
        <Portrait character={faceAt(seat, face)} />
      </button>
      <span aria-hidden="true">{label}</span>
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
            <Seat key={seat} seat={seat} />
          ))}
        </ol>
      </div>
      <p class="hint">{texts.t('ui.seats-line')}</p>
      <NameField />
      {people.map((seat) => (
        <GuestName key={seat} seat={seat} />
      ))}
    </section>
  );
}
