import type { Texts } from '@sixgun/texts';
import { diceEmblems, oldSaloonEmblems } from '../art/emblems.ts';
import { Icon } from '../art/pictures.tsx';
import { inTurn } from '../state/memo.ts';
import type { TableState } from '../story/table-state.ts';
import { variable } from '../table/box.ts';

const CHIEF_IN_PILE = -1;

interface ArrowPileProps {
  count: number;
  /** The chief's arrow lies there as well. */
  chief: boolean;
  texts: Texts;
}

export const chiefInPile = ({ info, view }: TableState): boolean => variable(info, view, 'chief') === CHIEF_IN_PILE;

/** The arrows nobody has taken yet; the last one brings the Indians. */
export const ArrowPile = inTurn(({ count, chief, texts }: ArrowPileProps) => {
  const label = [texts.t('dice.pile', { count }), chief ? texts.t('dice.chief') : ''].filter((part) => part !== '');
  return (
    <section class="centre" aria-label={texts.t('ui.table')}>
      <button
        type="button"
        class={count + (chief ? 1 : 0) <= 2 ? 'arrow-pile few' : 'arrow-pile'}
        data-arrows
        data-look="face arrow"
        data-look-on-tap
        aria-label={label.join(', ')}
      >
        <span class="quiver" aria-hidden="true">
          {Array.from({ length: count }, (_, i) => (
            <Icon key={i} name={diceEmblems.arrow} />
          ))}
        </span>
        <span class="pile-count" aria-hidden="true">
          {count}
          {chief && <Icon name={oldSaloonEmblems['chief-arrow']} />}
        </span>
      </button>
    </section>
  );
});
