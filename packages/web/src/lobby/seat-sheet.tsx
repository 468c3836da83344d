import type { Room } from '@sixgun/protocol';
import { Dialog } from '../dialogs/dialog.tsx';
import { Choice } from '../dialogs/preferences.tsx';
import type { OnlineTable } from '../online/online-table.ts';
import { BOT_LEVELS, USUAL_LEVEL } from '../setup/levels.ts';
import { useStore } from '../state/store.ts';
import { useTexts } from '../text/language.ts';
import { Give, Swap } from './chair-orders.tsx';
import { muted, muteForMe } from './muted.ts';
import { levelName } from './seat-card.tsx';
import { isFree } from './seats.ts';

interface SeatSheetProps {
  table: OnlineTable;
  room: Room;
  at: number;
  own: number;
  isHost: boolean;
  close: () => void;
}

const NOBODY = 'nobody';

/** Nobody or a bot sits here; the host decides which. */
function ForBots({ table, room, at, own, close }: SeatSheetProps) {
  const texts = useTexts();
  const seat = room.seats[at];
  return (
    <>
      <Choice
        legend={texts.t('lobby.seat-takes')}
        name="level"
        values={[NOBODY, ...BOT_LEVELS] as const}
        value={seat.bot === null ? NOBODY : (BOT_LEVELS.find((level) => level === seat.bot) ?? USUAL_LEVEL)}
        label={(level) => (level === NOBODY ? texts.t('lobby.leave-free') : levelName(texts, level))}
        pick={(level) => table.bot(at, level === NOBODY ? null : level)}
        hint={seat.bot === null ? texts.t('lobby.for-somebody') : lineOf(texts, seat.bot)}
      />
      {isFree(seat) && own >= 0 && own !== at && (
        <div class="answers">
          <button
            type="button"
            class="button"
            onClick={() => {
              table.sit(at);
              close();
            }}
          >
            {texts.t('lobby.move-here')}
          </button>
        </div>
      )}
    </>
  );
}

const lineOf = (texts: ReturnType<typeof useTexts>, bot: string): string => {
  const level = BOT_LEVELS.find((each) => each === bot);
  return level === undefined ? '' : texts.t(`level.line-${level}`);
};

/** Somebody else sits here: what the host may do, and what everybody may do for himself. */
function ForPeople({ table, room, at, isHost, close }: SeatSheetProps) {
  const texts = useTexts();
  const { people } = useStore(muted);
  const { person, name } = room.seats[at];
  if (person === null) return null;
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
        {isHost && (
          <>
            <button type="button" class="button" data-make-host onClick={then(() => table.host(person))}>
              {texts.t('lobby.make-host')}
            </button>
            <button type="button" class="button" data-mute-all onClick={() => table.mute(person, !forAll)}>
              {texts.t(forAll ? 'lobby.unmute-all' : 'lobby.mute-all')}
            </button>
          </>
        )}
        <button type="button" class="button" data-mute onClick={() => muteForMe(person, !forMe)}>
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

/** What can be done about one chair. */
export function SeatSheet(props: SeatSheetProps) {
  const texts = useTexts();
  const { table, room, at, own, isHost, close } = props;
  const seat = room.seats[at];
  if (seat === undefined) return null;
  return (
    <Dialog kind="seat" title={seat.name || texts.t('lobby.seat-n', { n: at + 1 })} close={close}>
      {seat.person === null ? (
        <ForBots {...props} />
      ) : at === own ? (
        <div class="seat-acts">
          <button
            type="button"
            class="button"
            data-stand
            onClick={() => {
              table.stand();
              close();
            }}
          >
            {texts.t('lobby.stand')}
          </button>
        </div>
      ) : (
        <ForPeople {...props} />
      )}
      {isHost && seat.person === null && <Give table={table} room={room} at={at} close={close} />}
      {isHost && <Swap table={table} room={room} at={at} close={close} />}
    </Dialog>
  );
}
