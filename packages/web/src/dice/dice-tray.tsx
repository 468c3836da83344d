import type { Texts } from '@sixgun/texts';
import { Icon, signs } from '../art/pictures.tsx';
import { inTurn } from '../state/memo.ts';
import { useRoving } from '../state/roving.ts';
import type { TableState } from '../story/table-state.ts';
import { variable } from '../table/box.ts';
import { hintedDice } from '../table/hinted.ts';
import { Die, type DieState } from './die.tsx';
import { OrderStrip } from './order-strip.tsx';
import { type DieFacts, diceShown, dieInUse, pickOfDie, rerolls } from './reading.ts';

interface DiceTrayProps {
  state: TableState;
  texts: Texts;
  /** Set of dice chosen to be thrown again. */
  again: number;
  tap: (place: number, element: HTMLElement) => void;
}

/** The dice of the turn: kept ones lie in the rail, those to be thrown again on the felt. */
export const DiceTray = inTurn(({ state, texts, again, tap }: DiceTrayProps) => {
  const { info, view, decision, path, facts } = state;
  const rove = useRoving<HTMLDivElement>();
  const dice = diceShown(info, view);
  const sets = rerolls(decision);
  const used = dieInUse(info, view, decision);
  const stateOf = (die: DieFacts): DieState => {
    const { place, face } = die;
    if (place === used) return 'now';
    if (pickOfDie(info, decision, path, die) >= 0) return 'pick';
    if (sets.size === 0) return face === 'dynamite' ? 'locked' : 'plain';
    if (!sets.has(1 << place)) return 'locked';
    return ((again >> place) & 1) === 1 ? 'again' : 'open';
  };
  const hinted = hintedDice(state);
  const thrown = variable(info, view, 'throws') > 0;
  return (
    <section class="dice-tray" aria-label={texts.t('dice.tray')}>
      <div class="tray-head">
        <OrderStrip state={state} texts={texts} dice={dice} />
        {thrown && facts.rolls !== undefined && facts.rolls > 0 && (
          <p class="rolls">
            <span class="contents" aria-hidden="true">
              <Icon name={signs.dice} />
              {facts.rolls}
            </span>
            <span class="heard">{texts.t('dice.rolls-left', { count: facts.rolls })}</span>
          </p>
        )}
      </div>
      <div class={`dice-row dice-${dice.length}`} {...rove}>
        <span class="rail" aria-hidden="true" />
        {dice.map((die) => (
          <Die
            key={die.place}
            info={info}
            texts={texts}
            {...die}
            state={stateOf(die)}
            hinted={((hinted >> die.place) & 1) === 1}
            tap={tap}
          />
        ))}
      </div>
    </section>
  );
});
