import type { Texts } from '@sixgun/texts';
import { useEffect } from 'preact/hooks';
import { inTurn } from '../state/memo.ts';
import type { Controller } from './controller.ts';
import { TurnArrow } from './events.tsx';
import type { TableState } from './state.ts';

interface TopProps {
  round: number;
  /** The turns go the other way round. */
  backwards: boolean;
  texts: Texts;
  control: Controller;
}

/** The line above the table. */
export const Top = inTurn(({ round, backwards, texts, control }: TopProps) => (
  <header class="top">
    <h1 class="brand">Sixgun</h1>
    <span class="round">{texts.t('ui.round', { n: round })}</span>
    {backwards && <TurnArrow texts={texts} />}
    <button type="button" class="chip log-chip" onClick={() => control.look({ kind: 'log' })}>
      {texts.t('ui.log')}
    </button>
    <button
      type="button"
      class="chip"
      aria-label={texts.t('ui.summary')}
      onClick={() => control.look({ kind: 'summary' })}
    >
      ?
    </button>
    <button type="button" class="chip" aria-label={texts.t('ui.menu')} onClick={() => control.look({ kind: 'menu' })}>
      ☰
    </button>
  </header>
));

/** A hidden tab says when it is one's turn. */
export function useTitle({ decision }: TableState, texts: Texts): void {
  const mine = decision !== null && !decision.standing;
  useEffect(() => {
    document.title = mine ? `● ${texts.t('ui.your-turn')} – Sixgun` : 'Sixgun';
    return () => {
      document.title = 'Sixgun';
    };
  }, [mine, texts]);
}
