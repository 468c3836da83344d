import { useEffect } from 'preact/hooks';
import type { LinkState } from '../online/online-table.ts';
import { useTexts } from '../text/language.ts';

const RELOADED = 'sixgun.reloaded';

/** A page that is too old is loaded anew once by itself; then the choice is the reader's. */
function reloadOnce(): void {
  if (sessionStorage.getItem(RELOADED) !== null) return;
  sessionStorage.setItem(RELOADED, '1');
  location.reload();
}

interface NoWayInProps extends Pick<LinkState, 'state' | 'code'> {
  leave: (to: string) => void;
}

/** The table cannot be had: why, and what can be done about it. */
export function NoWayIn({ state, code, leave }: NoWayInProps) {
  const texts = useTexts();
  const old = state === 'old';
  useEffect(() => {
    if (old) reloadOnce();
  }, [old]);
  return (
    <main class="page">
      <h1>Sixgun</h1>
      <p role="alert">{texts.t(old ? 'code.version' : `code.${code ?? 'no-table'}`)}</p>
      {old && (
        <button type="button" class="button strong" data-reload onClick={() => location.reload()}>
          {texts.t('company.reload')}
        </button>
      )}
      <button type="button" class={old ? 'button' : 'button strong'} data-leave onClick={() => leave('')}>
        {texts.t('ui.back')}
      </button>
    </main>
  );
}
