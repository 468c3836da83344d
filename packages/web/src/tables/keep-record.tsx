import { RECORD_FILE, saveText } from '../state/save-text.ts';
import { useTexts } from '../text/language.ts';

/** The text of a game as a file, for who cannot go on with it here. */
export function KeepRecord({ record }: { record: string }) {
  const texts = useTexts();
  return (
    <button type="button" class="button" data-keep-record onClick={() => saveText(record, RECORD_FILE)}>
      {texts.t('ui.download-game')}
    </button>
  );
}
