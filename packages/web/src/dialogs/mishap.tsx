import { goTo } from '../state/history.ts';
import { useTexts } from '../text/language.ts';

/** What is wrong, and ways back to a page that works. */
export function Mishap({ line }: { line: string }) {
  const texts = useTexts();
  const toStart = () => {
    goTo('', true);
    location.reload();
  };
  return (
    <main class="page" data-mishap>
      <h1>Sixgun</h1>
      <p role="alert">{line}</p>
      <button type="button" class="button strong" onClick={() => location.reload()}>
        {texts.t('ui.load-anew')}
      </button>
      <button type="button" class="button" onClick={toStart}>
        {texts.t('ui.to-start')}
      </button>
    </main>
  );
}
