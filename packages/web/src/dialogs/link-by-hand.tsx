import { useTexts } from '../text/language.ts';
import { Dialog } from './dialog.tsx';

/** A link to be copied by hand, where the browser copies nothing. */
export function LinkByHand({ link, close }: { link: string; close: () => void }) {
  const texts = useTexts();
  return (
    <Dialog kind="link" title={texts.t('ui.link')} close={close}>
      <label class="field">
        <span>{texts.t('ui.link-by-hand')}</span>
        <input type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
    </Dialog>
  );
}
