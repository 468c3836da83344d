import { useRef, useState } from 'preact/hooks';
import type { OnlineTable } from '../online/online-table.ts';
import { useStore } from '../state/store.ts';
import { Log } from '../story/log.tsx';
import type { OverProps } from '../table/company.ts';
import { useTexts } from '../text/language.ts';
import { type StoodIn, stoodIn } from './stood-in.ts';

const MOST = 12;

interface PlayedForYouProps extends Omit<OverProps, 'wide'> {
  table: OnlineTable;
}

/** A bot plays the own seat, or has until I came back: what has happened since then, and the way on. */
export function PlayedForYou({ table, state, look }: PlayedForYouProps) {
  const texts = useTexts();
  const { doc, seat } = useStore(table.room);
  const { state: link, caughtUp } = useStore(table.link);
  const { lines } = state.chronicle;
  const told = useRef<StoodIn | null>(null);
  const [, draw] = useState(0);
  told.current = stoodIn(told.current, {
    cover: doc?.seats[seat]?.cover ?? 'no',
    isConnected: link === 'open',
    lines: lines.length,
    asked: state.decision !== null && !state.decision.standing,
    over: state.view.over,
    catchesUp: caughtUp !== null,
  });
  if (told.current === null || told.current.why === null) return null;
  const { from, why, plays } = told.current;
  const missed = lines.slice(from);
  if (!plays && missed.length === 0) return null;
  const close = () => {
    told.current = null;
    draw((n) => n + 1);
  };
  const says = texts.t(plays ? 'company.bot-plays-you' : 'company.bot-played-you');
  return (
    <section class="played-for-you" aria-label={says} data-played-for-you={plays ? 'now' : 'before'}>
      <p role="alert">
        <b>{says}</b> {plays && texts.t(why === 'clock' ? 'company.time-was-up' : 'company.you-were-away')}
      </p>
      {missed.length > 0 && <Log lines={missed} info={state.info} texts={texts} most={MOST} look={look} />}
      {plays ? (
        <button type="button" class="button strong" data-here onClick={() => table.here()}>
          {texts.t('company.take-back-seat')}
        </button>
      ) : (
        <button type="button" class="button strong" data-read onClick={close}>
          {texts.t('ui.go-on')}
        </button>
      )}
    </section>
  );
}
