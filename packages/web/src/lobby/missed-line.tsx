import type { OnlineTable } from '../online/online-table.ts';
import { useStore } from '../state/store.ts';
import { useTexts } from '../text/language.ts';

interface MissedLineProps {
  table: OnlineTable;
  leave: (to: string) => void;
}

/** Whoever was not here reads that his game has ended, or the next one begun, and can look back at it. */
export function MissedLine({ table, leave }: MissedLineProps) {
  const texts = useTexts();
  const { missed } = useStore(table.room);
  if (missed === null) return null;
  return (
    <p class="missed-line" role="status" data-missed={missed.what}>
      {texts.t(`lobby.missed-${missed.what}`)}{' '}
      <button type="button" class="button" onClick={() => leave(`r/${missed.game}`)}>
        {texts.t('end.replay')}
      </button>
    </p>
  );
}
