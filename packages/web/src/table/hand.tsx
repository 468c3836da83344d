import { handCard } from '@sixgun/engine';
import type { Texts } from '@sixgun/texts';
import { inTurn } from '../state/memo.ts';
import { useRoving } from '../state/roving.ts';
import type { TableState } from '../story/table-state.ts';
import { zoneOf } from './box.ts';
import { Card, type CardState } from './card.tsx';
import { fan } from './fan.ts';
import type { Choices } from './picks.ts';
import { useRoom } from './use-room.ts';

interface HandProps extends Pick<TableState, 'info' | 'view' | 'path' | 'decision' | 'arriving'> {
  /** The card that has to be played in this turn, -1 for none. */
  must: number;
  texts: Texts;
  choices: Choices;
  tap: (piece: number, element: HTMLElement) => void;
}

const TILT = 1.1;

/** The own cards in a fan; the one taken up stands out and spreads the others. */
export const Hand = inTurn((props: HandProps) => {
  const { info, view, path, decision, arriving, must, texts, choices, tap } = props;
  const { ref, width, card } = useRoom();
  const rove = useRoving<HTMLUListElement>();
  const cards = zoneOf(info, view, 'hand', info.me).filter((piece) => piece >= 0);
  const stateOf = (piece: number): CardState => {
    if (path.includes(handCard(piece)) || decision?.draft.includes(handCard(piece))) return 'chosen';
    if (choices.hand.has(piece)) return 'playable';
    return decision === null ? 'plain' : 'not-now';
  };
  const chosen = cards.findIndex((piece) => path.includes(handCard(piece)));
  const { x, overlap } = fan(cards.length, Math.max(width, card), card, chosen);
  const middle = (cards.length - 1) / 2;
  return (
    <section class={choices.paying ? 'hand paying' : 'hand'} aria-label={texts.t('ui.hand')} ref={ref}>
      <ul
        class={overlap ? 'fan overlap' : 'fan'}
        data-zone={info.first.hand + info.me}
        aria-label={texts.t('ui.cards-in-hand', { count: cards.length })}
        ref={rove.ref}
        onKeyDown={rove.onKeyDown}
        onFocusIn={rove.onFocusIn}
      >
        {cards.map((piece, i) => (
          <li
            key={piece}
            class={i === chosen ? 'slot raised' : 'slot'}
            style={{
              transform: `translate(${x[i].toFixed(1)}px, ${i === chosen ? -10 : Math.abs(i - middle) * TILT}px) rotate(${i === chosen ? 0 : ((i - middle) * TILT).toFixed(2)}deg)`,
            }}
          >
            <Card
              info={info}
              texts={texts}
              piece={piece}
              state={stateOf(piece)}
              arriving={arriving.has(piece)}
              tap={tap}
            />
            {piece === must && (
              <span class="must-mark" role="img" aria-label={texts.t('ui.must-be-played')}>
                !
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
});
