import type { Texts } from '@sixgun/texts';
import { useContext } from 'preact/hooks';
import { BET_SIDES, type BetSide, type Betting, bet, bets } from '../state/bets.ts';
import { useStore } from '../state/store.ts';
import type { TableState } from '../story/table-state.ts';
import { Company } from '../table/company.ts';
import { winningSide } from './victory.tsx';

interface BetProps {
  state: TableState;
  texts: Texts;
}

const OWN: Betting = { bets, bet };

/** The bets of this device, or those of a server's table. */
function useBetting() {
  const betting = useContext(Company)?.betting ?? OWN;
  return { on: useStore(betting.bets).on, bet: betting.bet };
}

/** Who is dead bets on a side, once: changed up to the last shot it would be no bet. With three players there are no sides. */
export function Bet({ state, texts }: BetProps) {
  const { info } = state;
  const { on, bet: place } = useBetting();
  const chosen = on[info.me];
  if (info.players === 3) return null;
  return (
    <>
      <fieldset class="bet">
        <legend>{texts.t('bet.title')}</legend>
        {BET_SIDES.map((side) => (
          <label key={side} class={side === chosen ? 'option on' : 'option'} data-bet={side}>
            <input
              type="radio"
              name="bet"
              checked={side === chosen}
              disabled={chosen !== undefined}
              onChange={() => place(info.me, side)}
            />
            <span>{texts.t(`bet.${side}`)}</span>
          </label>
        ))}
      </fieldset>
      {state.company && <OtherBets state={state} texts={texts} right={null} />}
    </>
  );
}

/** On whom the others bet; at the end with whether it was right. */
function OtherBets({ state, texts, right }: BetProps & { right: BetSide | null }) {
  const { info } = state;
  const { on } = useBetting();
  const others = info.names.flatMap((name, seat) => {
    const side = on[seat];
    return side === undefined || seat === info.me ? [] : [{ seat, name, side }];
  });
  if (others.length === 0) return null;
  return (
    <p class="bet-line" data-other-bets>
      {texts.t('company.bets')}:{' '}
      {others.map(({ seat, name, side }, i) => (
        <span key={seat}>
          {i > 0 && ', '}
          {right !== null && <span aria-hidden="true">{right === side ? '✓ ' : '✗ '}</span>}
          {name} – {texts.t(`bet.${side}`)}
        </span>
      ))}
    </p>
  );
}

/** At the end: was it right? */
export function BetLine({ state, texts }: BetProps) {
  const { on } = useBetting();
  const chosen = on[state.info.me];
  const winner = winningSide(state);
  const right = winner === chosen;
  return (
    <>
      {chosen !== undefined && (
        <p class={right ? 'bet-line right' : 'bet-line'}>
          <span aria-hidden="true">{right ? '✓ ' : '✗ '}</span>
          {texts.t(right ? 'bet.right' : 'bet.wrong', { side: texts.t(`bet.${chosen}`) })}
        </p>
      )}
      {state.company && <OtherBets state={state} texts={texts} right={winner} />}
    </>
  );
}
