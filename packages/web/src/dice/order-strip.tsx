import { faceIn } from '@sixgun/narration';
import type { Texts } from '@sixgun/texts';
import { FaceSign } from '../art/face-sign.tsx';
import type { TableState } from '../story/table-state.ts';
import { diceOfBox } from './names.ts';
import { type DieFacts, dieInUse, symbolOf, symbols } from './reading.ts';

/** How the dice of a turn are used, one symbol after another. */
const ORDER = ['arrow', 'broken-arrow', 'bullet', 'dynamite', '1', '2', 'beer', 'gatling'];
const OF_THE_SALOON = ['broken-arrow', 'bullet'];

/** Questions and lines of the story that belong to one step. */
const STEP_OF: Readonly<Record<string, string>> = {
  arrow: 'arrow',
  chief: 'arrow',
  indians: 'arrow',
  'indians-hit': 'arrow',
  'broken-arrow': 'broken-arrow',
  'bullet-hit': 'bullet',
  explosion: 'dynamite',
  'dynamite-hit': 'dynamite',
  beer: 'beer',
  'arrow-back': 'gatling',
  gatling: 'gatling',
  'gatling-hit': 'gatling',
};

function stepNow({ info, view, decision, chronicle }: TableState, dice: readonly DieFacts[]): string {
  const used = dieInUse(info, view, decision);
  if (used >= 0) return symbolOf(dice[used].face);
  return STEP_OF[decision?.question.ask ?? chronicle.lines.at(-1)?.told.what ?? ''] ?? '';
}

/** What lies on the dice, in the order in which it counts. */
export function OrderStrip({ state, texts, dice }: { state: TableState; texts: Texts; dice: readonly DieFacts[] }) {
  const saloon = diceOfBox(state.info).length > 1;
  const now = stepNow(state, dice);
  return (
    <ol class={saloon ? 'order long' : 'order'} aria-label={texts.t('dice.order')}>
      {ORDER.filter((symbol) => saloon || !OF_THE_SALOON.includes(symbol)).map((symbol) => {
        const count = symbols(dice, symbol);
        const classes = ['step', count === 0 && 'none', symbol === now && 'now'];
        return (
          <li key={symbol} class={classes.filter(Boolean).join(' ')} aria-current={symbol === now ? 'step' : undefined}>
            <span class="contents" aria-hidden="true">
              <FaceSign face={symbol} />
              <b class="count">{count}</b>
            </span>
            <span class="heard">{`${faceIn(texts, symbol)}: ${count}`}</span>
          </li>
        );
      })}
    </ol>
  );
}
