import type { MessageKey, Texts } from '@sixgun/texts';
import { useMemo, useState } from 'preact/hooks';
import { tallyOf } from '../story/ending.ts';
import type { TableState } from '../story/table-state.ts';
import { counter, partOf, roleOf } from '../table/box.ts';
import type { Controller } from '../table/controller.ts';
import type { Again } from '../table/previous.ts';
import { isOut } from '../table/prompt.ts';
import { Bet } from './bet.tsx';
import { causeName } from './death-sentence.ts';

/** Out of the game, and the scene of it is over. */
export const liesBuried = (state: TableState): boolean =>
  isOut(state) &&
  // A ghost still plays, and must reach what it is asked about.
  state.decision === null &&
  !state.view.over &&
  !state.chronicle.theatre.scene?.changes.some(({ seat }) => seat === state.info.me);

/** The ghost of a renegade joins the larger side. */
const sideOfGhost = (part: string, players: number): MessageKey =>
  part === 'outlaw' || (part === 'renegade' && players % 2 === 1) ? 'side.outlaws' : 'side.law';

/** Whether one can still win, by the part one plays, and how one may come back. */
function hopesOf({ info, view, grave }: TableState, texts: Texts): string[] {
  const role = roleOf(info, view, info.me);
  const part = role < 0 || info.players === 3 ? '' : partOf(info, role);
  if (counter(info, view, 'ghost', info.me) !== 0)
    return [texts.t('death.ghost', { side: texts.t(sideOfGhost(part, info.players)) })];
  const returns = info.variants['shadow-gunslingers'] === true ? 'death.shadow' : 'death.by-event';
  const back = grave === 'may-return' && info.game === 'card' ? [texts.t(returns)] : [];
  if (part === 'outlaw' || part === 'deputy') return [texts.t(`death.still-${part}`), ...back];
  return back.length > 0 ? back : [texts.t('death.lost')];
}

function causeOf(state: TableState, texts: Texts): string {
  const { info, chronicle } = state;
  const death = tallyOf(chronicle.lines, info.players).deaths.findLast(({ seat }) => seat === info.me);
  const n = death?.turn ?? 0;
  if (death === undefined || (causeName(info, texts, death) === '' && death.by === undefined))
    return texts.t('death.unknown', { n });
  const card = causeName(info, texts, death);
  if (death.by === undefined || death.by === info.me) return texts.t('death.of', { card, n });
  const by = info.names[death.by];
  return card === '' ? texts.t('death.by-shot', { by, n }) : texts.t('death.by', { by, card, n });
}

interface StoneProps {
  state: TableState;
  texts: Texts;
  control: Controller;
  again: Again;
}

/** A gravestone of paper: what killed me, whether I can still win, and what there is to do. */
export function Stone({ state, texts, control, again }: StoneProps) {
  const open = state.grave === 'open';
  const [low, lay] = useState(open);
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
      {hopesOf(state, texts).map((hope) => (
        <p key={hope} class="hope">
          {hope}
        </p>
      ))}
      <Bet state={state} texts={texts} />
      <div class="answers">
        {state.grave === 'can-open' ? (
          <button type="button" class="button" data-watch-open onClick={() => control.lookOpen()}>
            {texts.t('death.watch-open')}
          </button>
        ) : (
          <button type="button" class="button" data-watch onClick={() => lay(true)}>
            {texts.t('death.watch')}
          </button>
        )}
        <button type="button" class="button" data-to-the-end disabled={state.skipping} onClick={() => control.skip()}>
          {texts.t('ui.to-the-end')}
        </button>
        <button type="button" class="button" data-next-table onClick={() => again()}>
          {texts.t(state.company ? 'company.next-table' : 'ui.new-game')}
        </button>
      </div>
    </section>
  );
}
