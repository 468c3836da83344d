import type { Room } from '@sixgun/protocol';
import { useEffect } from 'preact/hooks';
import { Dialog } from '../dialogs/dialog.tsx';
import { Check, Choice } from '../dialogs/preferences.tsx';
import type { OnlineTable } from '../online/online-table.ts';
import { BotLevels } from '../pages/setup/bots.tsx';
import { CardCabinet, CardPresets, CardVariants } from '../pages/setup/card-setup.tsx';
import { Clock } from '../pages/setup/clock.tsx';
import { DiceCabinet, DicePresets, DiceVariants } from '../pages/setup/dice-setup.tsx';
import { GameChoice } from '../pages/setup/game-choice.tsx';
import { PLAYERS } from '../pages/setup/seating.tsx';
import { change, settings } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { useTexts } from '../text/language.ts';
import { isSameSetup, setupDoc, takeRoom } from './setup-doc.ts';
import '../style/setup.css';

/** Milliseconds in which several taps become one order. */
const SOON = 200;

/** What is changed here is sent as it is changed; an order that came too late is given again. */
function useLiveChanges(table: OnlineTable): void {
  useEffect(() => {
    const { doc } = table.room.get();
    if (doc !== null && !isSameSetup(setupDoc(doc.name), doc)) takeRoom(doc);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = -1;
    const send = () => {
      const { doc: now, rev } = table.room.get();
      if (now === null || now.status !== 'waiting' || rev === asked) return;
      const wanted = setupDoc(now.name);
      if (isSameSetup(wanted, now)) return;
      asked = rev;
      table.setup(wanted);
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        asked = -1;
        send();
      }, SOON);
    };
    const forget = [settings.subscribe(soon), table.room.subscribe(send)];
    return () => {
      for (const stop of forget) stop();
      clearTimeout(timer);
      asked = -1;
      send();
    };
  }, [table]);
}

function Players() {
  const texts = useTexts();
  const { players } = useStore(settings);
  return (
    <Choice
      legend={texts.t('ui.players')}
      name="players"
      values={PLAYERS}
      value={players}
      label={String}
      pick={(count) => change({ players: count })}
      even
    />
  );
}

const OPTIONS = ['spectators', 'open-dead', 'phrases-only', 'hints'] as const;
const KEYS = {
  spectators: 'spectators',
  'open-dead': 'openDead',
  'phrases-only': 'phrasesOnly',
  hints: 'hints',
} as const;

/** Who may come in, and what is allowed at the table. */
function TableOptions() {
  const texts = useTexts();
  const now = useStore(settings);
  return (
    <>
      <Choice
        legend={texts.t('lobby.who-comes')}
        name="listed"
        values={['by-link', 'everybody'] as const}
        value={now.listed ? 'everybody' : 'by-link'}
        label={(each) => texts.t(`lobby.${each}`)}
        pick={(each) => change({ listed: each === 'everybody' })}
        hint={texts.t(now.listed ? 'lobby.everybody-line' : 'lobby.by-link-line')}
      />
      <fieldset class="choice">
        <legend>{texts.t('company.at-table')}</legend>
        {OPTIONS.map((option) => (
          <Check key={option} on={now[KEYS[option]]} set={(on) => change({ [KEYS[option]]: on })}>
            <b>{texts.t(`lobby.${option}`)}</b>
            <small>{texts.t(`lobby.${option}-line`)}</small>
          </Check>
        ))}
      </fieldset>
    </>
  );
}

export interface ChangeSheetProps {
  table: OnlineTable;
  room: Room;
  close: () => void;
}

/** The host changes what is played; everybody at the table sees it at once. */
export function ChangeSheet({ table, room, close }: ChangeSheetProps) {
  const texts = useTexts();
  useLiveChanges(table);
  const [Presets, Cabinet, Variants] =
    room.game === 'dice' ? [DicePresets, DiceCabinet, DiceVariants] : [CardPresets, CardCabinet, CardVariants];
  return (
    <Dialog kind="change" title={texts.t('ui.setup')} close={close}>
      <p class="hint">{texts.t('lobby.change-line')}</p>
      <GameChoice />
      <Presets />
      <Players />
      <BotLevels />
      <Cabinet />
      <Variants />
      <Clock />
      <TableOptions />
      <div class="answers">
        <button type="button" class="button strong" data-done onClick={close}>
          {texts.t('lobby.done')}
        </button>
      </div>
    </Dialog>
  );
}
