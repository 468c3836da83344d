import { Check } from '../dialogs/preferences.tsx';
import { PlayedLine } from '../lobby/played.tsx';
import type { OnlineTable } from '../online/online-table.ts';
import { settings } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { useTexts } from '../text/language.ts';

/** What holds at this table, and what one may want there for oneself. */
export function InMenu({ table }: { table: OnlineTable }) {
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
    </fieldset>
  );
}
