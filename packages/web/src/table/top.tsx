import type { Texts } from '@sixgun/texts';
import { useContext } from 'preact/hooks';
import { notebookEmblems } from '../art/emblems.ts';
import { Lantern } from '../art/level.tsx';
import { MenuSign } from '../art/menu-sign.tsx';
import { Icon, signs } from '../art/pictures.tsx';
import { inTurn } from '../state/memo.ts';
import { classesOf } from './classes.ts';
import { Company } from './company.ts';
import type { Controller } from './controller.ts';
import { TurnArrow } from './events.tsx';
import { OddsLegend } from './odds-bar.tsx';

interface TopProps {
  round: number;
  /** The turns go the other way round. */
  backwards: boolean;
  /** Where the bar has no room for it: whether a hint may be asked for now, null where never. */
  mayAsk: boolean | null;
  /** The coach shows what it thinks. */
  coached: boolean;
  texts: Texts;
  control: Controller;
}

/** The line above the table. */
export const Top = inTurn(({ round, backwards, mayAsk, coached, texts, control }: TopProps) => {
  const company = useContext(Company);
  return (
    <header class={classesOf({ top: true, 'with-hint': mayAsk !== null, 'with-talk': company !== null })}>
      <h1 class="brand">Sixgun</h1>
      {coached && (
        <span class="coach-line">
          <Lantern /> <span>{texts.t('coach.coach')}</span> <OddsLegend texts={texts} />
        </span>
      )}
      {company !== null && <company.Above />}
      <span class="round">{round > 0 && texts.t('ui.round', { n: round })}</span>
      {backwards && <TurnArrow texts={texts} />}
      {mayAsk !== null && (
        <button
          type="button"
          class="chip"
          data-hint
          aria-label={texts.t('hint.hint')}
          disabled={!mayAsk}
          onClick={() => control.askHint()}
        >
          <Lantern />
        </button>
      )}
      <button type="button" class="chip log-chip" onClick={() => control.look({ kind: 'log' })}>
        <Icon name={signs.log} />
        <span class="log-word">{texts.t('ui.log')}</span>
      </button>
      <button
        type="button"
        class="chip"
        data-notebook
        aria-label={texts.t('ui.notebook')}
        onClick={() => control.look({ kind: 'notebook' })}
      >
        <Icon name={notebookEmblems.notebook} />
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
        <MenuSign />
      </button>
    </header>
  );
});
