import { useEffect, useState } from 'preact/hooks';
import { Icon, ways } from '../art/pictures.tsx';
import { atLeisure } from '../state/frames.ts';
import { inTurn } from '../state/memo.ts';
import { lookForTables, openTables } from '../state/open-tables.ts';
import { useStore } from '../state/store.ts';
import { useTexts } from '../text/language.ts';

const WHY_ALONE = {
  unknown: undefined,
  there: undefined,
  alone: 'ui.no-server',
  silent: 'ui.server-silent',
  offline: 'ui.no-network',
} as const;

/** Why nobody can be met just now; null if it works, or nothing is known yet. */
export function useAlone(): string | null {
  const texts = useTexts();
  const { server } = useStore(openTables);
  useEffect(() => {
    const look = () => atLeisure(() => void lookForTables());
    look();
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  const why = WHY_ALONE[server];
  return why === undefined ? null : texts.t(why);
}

/** Two ways to other people; without a server they stay, and say why when tapped. */
export const WaysIn = inTurn(({ go }: { go: (to: string) => void }) => {
  const texts = useTexts();
  const alone = useAlone();
  const { count } = useStore(openTables);
  const [told, tell] = useState(false);
  const to = (place: string) => () => {
    if (alone === null) return go(place);
    tell(true);
    // It may be back.
    void lookForTables();
  };
  const off = alone !== null;
  return (
    <div class="meet">
      <button type="button" class={off ? 'meeting off' : 'meeting'} aria-disabled={off} data-host onClick={to('host')}>
        <Icon name={ways.host} />
        <span>
          <b>{texts.t('ui.host')}</b>
          <small>{texts.t('ui.host-line')}</small>
        </span>
      </button>
      <button type="button" class={off ? 'meeting off' : 'meeting'} aria-disabled={off} data-join onClick={to('join')}>
        <Icon name={ways.join} />
        <span>
          <b>{texts.t('ui.join')}</b>
          <small>{count > 0 ? texts.t('ui.join-tables', { count }) : texts.t('ui.join-line')}</small>
        </span>
      </button>
      <p class={told && off ? 'meet-why' : 'heard'} role="status">
        {told && off ? alone : ''}
      </p>
    </div>
  );
});
