import { useState } from 'preact/hooks';
import { Check } from '../dialogs/preferences.tsx';
import { PlayedLine } from '../lobby/played.tsx';
import type { OnlineTable } from '../online/online-table.ts';
import { firstTap } from '../state/first-tap.ts';
import { settings } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { useTexts } from '../text/language.ts';

interface InMenuProps {
  table: OnlineTable;
  leave: (to: string) => void;
}

/** Going away keeps the seat; giving it up for good is asked twice, as a bot has it from then on. */
function GiveUp({ table, leave }: InMenuProps) {
  const texts = useTexts();
  const [sure, ask] = useState(false);
  const giveUp = () => {
    table.stand();
    leave('');
  };
  return (
    <div class="answers">
      <p class="hint">{texts.t('company.quit-line')}</p>
      <button type="button" class="button" data-leave onClick={firstTap(() => (sure ? giveUp() : ask(true)))}>
        {texts.t(sure ? 'company.leave-sure' : 'lobby.leave')}
      </button>
    </div>
  );
}

/** What holds at this table, what one may want there for oneself, and the way to leave it. */
export function InMenu({ table, leave }: InMenuProps) {
  const texts = useTexts();
  const { doc, seat } = useStore(table.room);
  const { autoAnswers } = useStore(settings);
  if (doc === null) return null;
  return (
    <fieldset class="choice">
      <legend>{texts.t('company.at-table')}</legend>
      <p data-played>
        <PlayedLine table={doc} />
      </p>
      {seat >= 0 && (
        <Check on={autoAnswers} set={(on) => table.answerForMe(on)}>
          <b>{texts.t('company.auto')}</b>
          <small>{texts.t('company.auto-line')}</small>
        </Check>
      )}
      {seat >= 0 && doc.status === 'open' && <GiveUp table={table} leave={leave} />}
    </fieldset>
  );
}
