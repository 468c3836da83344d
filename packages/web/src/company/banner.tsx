import { useLayoutEffect } from 'preact/hooks';
import { PlugIcon } from '../lobby/line-icons.tsx';
import type { OnlineTable } from '../online/online-table.ts';
import { useStore } from '../state/store.ts';
import { useTexts } from '../text/language.ts';

/** In the place of the line above the table while there is no connection, and for a moment after it is back. */
export function Banner({ table }: { table: OnlineTable }) {
  const texts = useTexts();
  const { state, code, caughtUp } = useStore(table.link);
  const lost = state !== 'open';
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-lost', lost);
    return () => document.documentElement.removeAttribute('data-lost');
  }, [lost]);
  if (!lost && caughtUp === null) return null;
  if (!lost)
    return (
      <p class="banner back" role="status" data-caught-up>
        {texts.t('company.caught-up', { count: caughtUp ?? 0 })}
      </p>
    );
  return (
    <div class="banner" data-banner>
      <PlugIcon />
      <p role="status">
        <b>{texts.t('company.lost')}</b> {texts.t(code === 'closing' ? 'code.closing' : 'company.trying')}
      </p>
      <button type="button" onClick={() => table.tryNow()}>
        {texts.t('company.now')}
      </button>
    </div>
  );
}
