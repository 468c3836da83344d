import { handCard } from '@sixgun/engine';
import type { Texts } from '@sixgun/texts';
import { LanternMark } from '../art/level.tsx';
import { inTurn } from '../state/memo.ts';
import { useRoving } from '../state/roving.ts';
import type { TableState } from '../story/table-state.ts';
import { zoneOf } from './box.ts';
import { Card, type CardState } from './card.tsx';
import { fan } from './fan.ts';
import { isHinted } from './hinted.ts';
import type { Choices } from './picks.ts';
import { useRoom } from './use-room.ts';

interface HandProps extends Pick<TableState, 'info' | 'view' | 'path' | 'decision' | 'arriving' | 'hint'> {
  /** The card that has to be played in this turn, -1 for none. */
  must: number;
  texts: Texts;
  choices: Choices;
  wide: boolean;
  tap: (piece: number, element: HTMLElement) => void;
}

/** Beyond this many cards there are two rows where there is little room. */
const MOST_IN_ROW = 5;
/** On the desk there are two as soon as a card would be narrower. */
const NARROWEST = 72;
const GAP = 4;
/** Questions that certain cards answer. */
const HELPING = ['answer', 'save'];

const cardsIn = ({ info, view }: Pick<TableState, 'info' | 'view'>): number[] =>
  zoneOf(info, view, 'hand', info.me).filter((piece) => piece >= 0);

/** Does the hand need two rows where there is little room? */
export const isLargeHand = (state: TableState): boolean => cardsIn(state).length > MOST_IN_ROW;

/** The own cards, side by side: they grow narrower, then lie in two rows, and none covers another. */
export const Hand = inTurn((props: HandProps) => {
  const { info, path, decision, arriving, hint, must, texts, choices, wide, tap } = props;
  const { ref, width, card } = useRoom();
  const rove = useRoving<HTMLUListElement>();
  const cards = cardsIn(props);
  const stateOf = (piece: number): CardState => {
    if (path.includes(handCard(piece)) || decision?.draft.includes(handCard(piece))) return 'chosen';
    if (choices.hand.has(piece)) return 'playable';
    return decision === null ? 'plain' : 'not-now';
  };
  const helping = decision !== null && HELPING.includes(decision.question.ask);
  const chosen = cards.findIndex((piece) => path.includes(handCard(piece)));
  const room = Math.max(width, card);
  const most = wide ? Math.floor((room + GAP) / (NARROWEST + GAP)) : MOST_IN_ROW;
  const rows = cards.length > most ? 2 : 1;
  const inRow = Math.ceil(cards.length / rows);
  const size = Math.min(card, (room - GAP * (inRow - 1)) / Math.max(inRow, 1));
  const place = (i: number): number => {
    const row = Math.floor(i / inRow);
    const lying = Math.min(inRow, cards.length - row * inRow);
    return fan(lying, room, size, -1).x[i - row * inRow];
  };
  const { overlap } = fan(inRow, room, size, -1);
  const classes = ['fan', overlap && 'overlap', rows > 1 && 'two-rows'].filter(Boolean).join(' ');
  return (
    <section class={choices.paying ? 'hand paying' : 'hand'} aria-label={texts.t('ui.hand')} ref={ref}>
      <ul
        class={classes}
        style={`--share:${(size / 84).toFixed(3)}`}
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
            style={`--left:${place(i).toFixed(1)}px;--row:${Math.floor(i / inRow)}`}
          >
            <Card
              info={info}
              texts={texts}
              piece={piece}
              state={stateOf(piece)}
              helps={helping && choices.hand.has(piece)}
              arriving={arriving.has(piece)}
              tap={tap}
            />
            {isHinted({ hint, path }, handCard(piece)) && <LanternMark />}
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
