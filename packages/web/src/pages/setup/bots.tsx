import { LevelBadge } from '../../art/level.tsx';
import { LevelFace } from '../../art/level-face.tsx';
import { Dialog } from '../../dialogs/dialog.tsx';
import { BOT_LEVELS, type BotLevel, levelAt, withSeatLevel } from '../../setup/levels.ts';
import { withGuest } from '../../setup/seats.ts';
import { change, settings } from '../../state/settings.ts';
import { useStore } from '../../state/store.ts';
import { useTexts } from '../../text/language.ts';

function LevelLook({ level }: { level: BotLevel }) {
  const texts = useTexts();
  return (
    <>
      <span class="level-face">
        <LevelFace level={level} />
        <LevelBadge level={level} />
      </span>
      <b style={`--letters:${texts.t(`level.${level}`).length}`}>{texts.t(`level.${level}`)}</b>
      <small>{texts.t(`level.line-${level}`)}</small>
    </>
  );
}

/** How strong all bots are; one of them alone is changed at its seat. */
export function BotLevels() {
  const texts = useTexts();
  const { level, seatLevels, players, guests } = useStore(settings);
  const bots = Array.from({ length: players - 1 }, (_, i) => i + 1).filter(
    (seat) => (guests[seat - 1] ?? null) === null,
  );
  const mixed = bots.some((seat) => levelAt({ level, seatLevels }, seat) !== level);
  return (
    <fieldset class="choice levels">
      <legend>{texts.t('ui.bot-levels')}</legend>
      <div class="level-row">
        {BOT_LEVELS.map((each) => (
          <label key={each} class={each === level && !mixed ? 'option level on' : 'option level'} data-level={each}>
            <input
              type="radio"
              name="level"
              checked={each === level && !mixed}
              onChange={() => change({ level: each, seatLevels: [] })}
            />
            <LevelLook level={each} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Who sits at one of the other seats: a person at this device, or a bot so strong. */
export function SeatChoice({ seat, close }: { seat: number; close: () => void }) {
  const texts = useTexts();
  const { level, seatLevels, guests, players } = useStore(settings);
  const person = (guests[seat - 1] ?? null) !== null;
  const now = levelAt({ level, seatLevels }, seat);
  const choose = (bot: BotLevel | null) => {
    const moved = person === (bot !== null) ? { guests: withGuest(guests, seat, players) } : {};
    change(bot === null ? moved : { ...moved, seatLevels: withSeatLevel({ level, seatLevels }, seat, bot) });
    close();
  };
  const classes = (on: boolean) => (on ? 'option level on' : 'option level');
  return (
    <Dialog kind="seat-choice" title={texts.t('ui.seat-n', { n: seat + 1 })} close={close}>
      <div class="level-row">
        {BOT_LEVELS.map((each) => {
          const on = !person && each === now;
          return (
            <button
              key={each}
              type="button"
              class={classes(on)}
              data-level={each}
              data-first={on ? true : undefined}
              aria-pressed={on}
              onClick={() => choose(each)}
            >
              <LevelLook level={each} />
            </button>
          );
        })}
      </div>
      <button
        type="button"
        class={classes(person)}
        data-person
        data-first={person ? true : undefined}
        aria-pressed={person}
        onClick={() => choose(null)}
      >
        {texts.t('ui.person-here')}
      </button>
    </Dialog>
  );
}
