import { useEffect } from 'preact/hooks';
import type { OnlineTable } from '../online/online-table.ts';
import { say } from '../sound/sound.ts';
import { useStore } from '../state/store.ts';
import { useTexts } from '../text/language.ts';
import { WatchIcon } from './icons.tsx';
import { clockText, type TimeLeft } from './time-left.ts';
import { useTimeLeft } from './use-time-left.ts';

/** The last seconds are heard as well, one by one. */
function useTicking(left: TimeLeft | null): void {
  const second = left?.late ? Math.ceil(left.left / 1000) : 0;
  useEffect(() => {
    if (second > 0) say('tick');
  }, [second]);
}

/** The own time, along the question it is for; and what becomes of an answer while there is no connection. */
export function OwnClock({ table }: { table: OnlineTable }) {
  const texts = useTexts();
  const { seat } = useStore(table.room);
  const { state, unsent } = useStore(table.link);
  const left = useTimeLeft(table, seat);
  const { spared } = useStore(table.ask);
  const lost = state !== 'open';
  useTicking(left);
  return (
    <>
      {left !== null && (
        <span class={left.late ? 'own-fuse late' : `own-fuse ${left.burns}`} style={`--left:${left.share}`}>
          <b class="own-watch" role="timer" aria-label={texts.t('company.time-left', { time: clockText(left.left) })}>
            <WatchIcon />
            {clockText(left.left)}
          </b>
        </span>
      )}
      {spared && !lost && (
        <button type="button" class="chip wait-chip" data-wait onClick={() => table.wait()}>
          {texts.t('company.wait')}
        </button>
      )}
      {lost && (
        <p class={unsent ? 'sent-later unsent' : 'sent-later'} role="note">
          {texts.t(unsent ? 'company.sent-later' : left === null ? 'company.choose-now' : 'company.choose-now-clock')}
        </p>
      )}
    </>
  );
}
