import { useRef } from 'preact/hooks';
import type { OnlineTable } from '../online/online-table.ts';
import { useStore } from '../state/store.ts';
import { Log } from '../story/log.tsx';
import type { OverProps } from '../table/company.ts';
import { useTexts } from '../text/language.ts';

const MOST = 12;

interface PlayedForYouProps extends Omit<OverProps, 'wide'> {
  table: OnlineTable;
}

/** A bot plays the own seat: what has happened since then, and the way back. */
export function PlayedForYou({ table, state, look }: PlayedForYouProps) {
  const texts = useTexts();
  const { doc, seat } = useStore(table.room);
  const { lines } = state.chronicle;
  const cover = doc?.seats[seat]?.cover ?? 'no';
  const since = useRef<number | null>(null);
  if (cover === 'no' || state.view.over) {
    since.current = null;
    return null;
  }
  since.current ??= lines.length;
  const missed = lines.slice(since.current);
  return (
    <section class="played-for-you" aria-label={texts.t('company.bot-plays-you')} data-played-for-you>
      <p role="alert">
        <b>{texts.t('company.bot-plays-you')}</b>{' '}
        {texts.t(cover === 'clock' ? 'company.time-was-up' : 'company.you-were-away')}
      </p>
      {missed.length > 0 && <Log lines={missed} info={state.info} texts={texts} most={MOST} look={look} />}
      <button type="button" class="button strong" data-here onClick={() => table.here()}>
        {texts.t('company.take-back-seat')}
      </button>
    </section>
  );
}
