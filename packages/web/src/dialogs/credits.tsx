import { iconCredits } from '../art/credits.ts';
import { useTexts } from '../text/language.ts';
import { Dialog } from './dialog.tsx';

export function Credits({ close }: { close: () => void }) {
  const texts = useTexts();
  const { title, url, licence, licenceUrl, authors } = iconCredits;
  return (
    <Dialog kind="credits" title={texts.t('ui.credits')} close={close}>
      <p>{texts.t('ui.disclaimer')}</p>
      <p>
        <a href={url}>{title}</a>, <a href={licenceUrl}>{licence}</a>.{' '}
        {texts.t('ui.drawn-by', { authors: authors.join(', ') })}
      </p>
      <p>Bitter, Holtwood One SC, Sancreek: SIL Open Font License 1.1.</p>
      <p>
        <a href="./notices.txt" data-notices>
          {texts.t('ui.notices')}
        </a>
      </p>
    </Dialog>
  );
}
