import type { Texts } from '@sixgun/texts';
import { diceEmblems, oldSaloonEmblems } from '../art/emblems.ts';
import { Icon } from '../table/art.tsx';
import { variable } from '../table/box.ts';
import type { TableState } from '../table/state.ts';

const CHIEF_IN_PILE = -1;

/** The arrows nobody has taken yet; the last one brings the Indians. */
export function ArrowPile({ state, texts }: { state: TableState; texts: Texts }) {
  const { info, view } = state;
  const count = variable(info, view, 'pile');
  const chief = variable(info, view, 'chief') === CHIEF_IN_PILE;
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
}
