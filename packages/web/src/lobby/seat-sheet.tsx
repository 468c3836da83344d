import type { Room } from '@sixgun/protocol';
import { Dialog } from '../dialogs/dialog.tsx';
import { Choice } from '../dialogs/preferences.tsx';
import type { OnlineTable } from '../online/online-table.ts';
import { BOT_LEVELS, USUAL_LEVEL } from '../setup/levels.ts';
import { useTexts } from '../text/language.ts';
import { Give, Swap } from './chair-orders.tsx';
import { PersonActs } from './person-acts.tsx';
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
        <PersonActs table={table} room={room} person={seat.person} name={seat.name} close={close} />
      )}
      {isHost && seat.person === null && <Give table={table} room={room} at={at} close={close} />}
      {isHost && <Swap table={table} room={room} at={at} close={close} />}
    </Dialog>
  );
}
