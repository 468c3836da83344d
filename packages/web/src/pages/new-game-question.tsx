import { Dialog } from '../dialogs/dialog.tsx';
import { useTexts } from '../text/language.ts';

interface NewGameQuestionProps {
  close: () => void;
  resume: () => void;
  begin: () => void;
}

/** A game that waits is not thrown away by one tap. */
export function NewGameQuestion({ close, resume, begin }: NewGameQuestionProps) {
  const texts = useTexts();
  return (
    <Dialog kind="question" title={texts.t('ui.sure')} close={close}>
      <p>{texts.t('ui.game-waits')}</p>
      <div class="answers">
        <button type="button" class="button" data-begin onClick={begin}>
          {texts.t('ui.new-game')}
        </button>
        <button type="button" class="button strong" onClick={resume}>
          {texts.t('ui.continue')}
        </button>
      </div>
    </Dialog>
  );
}
