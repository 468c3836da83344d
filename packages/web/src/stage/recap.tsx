import type { Texts } from '@sixgun/texts';
import { useEffect } from 'preact/hooks';
import type { TableState } from '../story/table-state.ts';
import type { Slip } from '../story/theatre.ts';
import { SlipLine, slipLabel } from './tape.tsx';

const MOST = 5;
const READ = 6000;

/** What was done to oneself first, then what cost lives, then the rest; each group as it happened. */
export function recapOf(slips: readonly Slip[], me: number): readonly Slip[] {
  const weight = (slip: Slip): number => {
    if (slip.to.includes(me) || slip.changes.some(({ seat }) => seat === me)) return 0;
    return slip.changes.some(({ dead }) => dead === true) ? 1 : slip.changes.length > 0 ? 2 : 3;
  };
  return [...slips].sort((a, b) => weight(a) - weight(b) || a.id - b.id);
}

interface RecapProps {
  state: TableState;
  texts: Texts;
  open: (line: number) => void;
  close: () => void;
}

/** Pinned on the felt when the own turn begins; any tap takes it away. */
export function Recap({ state, texts, open, close }: RecapProps) {
  const { me } = state.info;
  const all = recapOf(state.chronicle.theatre.recap, me);
  const left = all.length - MOST;
  useEffect(() => {
    const timer = setTimeout(close, READ);
    const later = setTimeout(() => document.addEventListener('pointerdown', close, { once: true }), 0);
    return () => {
      clearTimeout(timer);
      clearTimeout(later);
      document.removeEventListener('pointerdown', close);
    };
  }, [close]);
  return (
    <section class="recap" aria-label={texts.t('stage.recap')}>
      <h2>{texts.t('stage.recap')}</h2>
      <ol>
        {all.slice(0, MOST).map((slip) => (
          <li key={slip.id} class={slip.to.includes(me) || slip.changes.some(({ seat }) => seat === me) ? 'lit' : ''}>
            <SlipLine state={state} texts={texts} slip={slip} />
            <span class="heard">{slipLabel(state, texts, slip)}</span>
          </li>
        ))}
      </ol>
      {left > 0 && (
        <button
          type="button"
          class="recap-more"
          onPointerDown={(event) => event.stopPropagation()}
          onClick={() => open(all[0].id)}
        >
          {texts.t('stage.more', { count: left })}
        </button>
      )}
    </section>
  );
}
