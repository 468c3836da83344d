import type { Texts } from '@sixgun/texts';
import { BET_SIDES, bet, bets } from '../state/bets.ts';
import { useStore } from '../state/store.ts';
import type { TableState } from '../story/table-state.ts';
import { winningSide } from './victory.tsx';

interface BetProps {
  state: TableState;
  texts: Texts;
}

/** Who is dead bets on a side, once: changed up to the last shot it would be no bet. With three players there are no sides. */
export function Bet({ state, texts }: BetProps) {
  const { info } = state;
  const chosen = useStore(bets).on[info.me];
  // At a server's table the bets are the table's.
  if (info.players === 3 || state.company) return null;
  return (
    <fieldset class="bet">
      <legend>{texts.t('bet.title')}</legend>
      {BET_SIDES.map((side) => (
        <label key={side} class={side === chosen ? 'option on' : 'option'} data-bet={side}>
          <input
            type="radio"
            name="bet"
            checked={side === chosen}
            disabled={chosen !== undefined}
            onChange={() => bet(info.me, side)}
          />
          <span>{texts.t(`bet.${side}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** At the end: was it right? */
export function BetLine({ state, texts }: BetProps) {
  const chosen = useStore(bets).on[state.info.me];
  if (chosen === undefined || state.company) return null;
  const right = winningSide(state) === chosen;
  return (
    <p class={right ? 'bet-line right' : 'bet-line'}>
      <span aria-hidden="true">{right ? '✓ ' : '✗ '}</span>
      {texts.t(right ? 'bet.right' : 'bet.wrong', { side: texts.t(`bet.${chosen}`) })}
    </p>
  );
}
