import { useTexts } from '../text/language.ts';

/** In the place of a table that is on its way, or cannot be had. */
export function NoTableYet({ trouble }: { trouble: string }) {
  const texts = useTexts();
  return trouble === '' ? (
    <main class="page loading">
      <p role="status">{texts.t('ui.loading')}</p>
    </main>
  ) : (
    <main class="page">
      <p role="alert">{texts.t('ui.trouble', { message: trouble })}</p>
    </main>
  );
}
