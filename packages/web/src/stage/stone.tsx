import type { MessageKey, Texts } from '@sixgun/texts';
import { useMemo, useState } from 'preact/hooks';
import { tallyOf } from '../story/ending.ts';
import type { TableState } from '../story/table-state.ts';
import { defName, partOf, roleOf } from '../table/box.ts';
import type { Controller } from '../table/controller.ts';
import type { Again } from '../table/previous.ts';
import { isOut } from '../table/prompt.ts';
import { Bet } from './bet.tsx';

/** Out of the game, and the scene of it is over. */
export const liesBuried = (state: TableState): boolean =>
  isOut(state) &&
  // A ghost still plays, and must reach what it is asked about.
  state.decision === null &&
  !state.view.over &&
  !state.chronicle.theatre.scene?.changes.some(({ seat }) => seat === state.info.me);

/** Whether one can still win, by the part one plays. */
function hopeOf({ info, view }: TableState): MessageKey {
  const role = roleOf(info, view, info.me);
  const part = role < 0 || info.players === 3 ? '' : partOf(info, role);
  return part === 'outlaw' || part === 'deputy' ? `death.still-${part}` : 'death.lost';
}

function causeOf(state: TableState, texts: Texts): string {
  const { info, chronicle } = state;
  const death = tallyOf(chronicle.lines, info.players).deaths.findLast(({ seat }) => seat === info.me);
  const n = death?.turn ?? 0;
  if (death?.cause === undefined && death?.by === undefined) return texts.t('death.unknown', { n });
  const card = death.cause === undefined ? texts.t('ui.game-dice') : defName(info, texts, death.cause);
  if (death.by === undefined || death.by === info.me) return texts.t('death.of', { card, n });
  return texts.t('death.by', { by: info.names[death.by], card, n });
}

interface StoneProps {
  state: TableState;
  texts: Texts;
  control: Controller;
  again: Again;
}

/** A gravestone of paper: what killed me, whether I can still win, and what there is to do. */
export function Stone({ state, texts, control, again }: StoneProps) {
  const [low, lay] = useState(false);
  const cause = useMemo(() => causeOf(state, texts), [texts]);
  if (low)
    return (
      <section class="stone low" aria-label={texts.t('death.stone')}>
        <button type="button" class="button" onClick={() => lay(false)}>
          {texts.t('death.stone')}
        </button>
      </section>
    );
  return (
    <section class="stone" aria-labelledby="stone-title">
      <h2 id="stone-title">{texts.t('death.title', { name: state.info.names[state.info.me] })}</h2>
      <p>{cause}</p>
      <p class="hope">{texts.t(hopeOf(state))}</p>
      <Bet state={state} texts={texts} />
      <div class="answers">
        <button type="button" class="button" data-watch onClick={() => lay(true)}>
          {texts.t('death.watch')}
        </button>
        <button type="button" class="button" data-to-the-end disabled={state.skipping} onClick={() => control.skip()}>
          {texts.t('ui.to-the-end')}
        </button>
        <button type="button" class="button" onClick={() => again()}>
          {texts.t('ui.new-game')}
        </button>
      </div>
    </section>
  );
}
