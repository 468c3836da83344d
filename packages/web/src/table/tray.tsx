import { KIND, kindOf, pickValue } from '@sixgun/engine';
import type { TableInfo } from '@sixgun/protocol';
import type { Texts } from '@sixgun/texts';
import type { ComponentChildren } from 'preact';
import { LanternMark } from '../art/level.tsx';
import { useRoving } from '../state/roving.ts';
import type { TableState } from '../story/table-state.ts';
import { defOf, holdsLoad, tokenOf } from './box.ts';
import { Card } from './card.tsx';
import { fan } from './fan.ts';
import { isHinted } from './hinted.ts';
import type { Choices } from './picks.ts';
import { useRoom } from './use-room.ts';

/** Where there is little room, more than these lie in two rows. */
const MOST_IN_ROW = 4;

const isCharacter = (info: TableInfo, pick: number): boolean =>
  kindOf(pick) !== KIND.word && defOf(info, pickValue(pick)).kind === 'character';

const loadOn = ({ info, view }: TableState, piece: number): number | undefined =>
  holdsLoad(info, piece) ? tokenOf(info, view, 'load', piece) : undefined;

interface TrayProps {
  state: TableState;
  texts: Texts;
  choices: Choices;
  wide: boolean;
  tap: (pick: number, element: HTMLElement) => void;
  /** What was taken lies beside them. */
  taken: boolean;
  children?: ComponentChildren;
}

/** Do the cards to choose from need two rows? */
export const liesInRows = ({ tray }: Choices, wide: boolean): boolean => !wide && tray.length > MOST_IN_ROW;

/** Cards to choose from that do not lie in the own hand. */
export function Tray({ state, texts, choices, wide, tap, taken, children }: TrayProps) {
  const { info, path } = state;
  const { ref, width, card } = useRoom();
  const rove = useRoving<HTMLUListElement>();
  const nodes = choices.tray;
  const chosen = nodes.findIndex((node) => path.includes(node.pick));
  const inRows = liesInRows(choices, wide);
  const inRow = inRows ? Math.ceil(nodes.length / 2) : nodes.length;
  const { x } = fan(inRow, Math.max(width, card), card, inRows ? -1 : chosen);
  const people = nodes.length <= 2 && nodes.every((node) => isCharacter(info, node.pick));
  const classes = ['tray', inRows && 'rows', people && 'people', taken && 'with-taken'].filter(Boolean).join(' ');
  return (
    <section class={classes} style={`--laid:${inRow}`} aria-label={texts.t('ui.turned-up')}>
      <div ref={ref}>
        <ul class="fan" aria-label={texts.t('ui.options', { count: nodes.length })} {...rove}>
          {nodes.map((node, i) => (
            <li
              key={node.pick}
              class={i === chosen ? 'slot raised' : 'slot'}
              style={{ transform: `translate(${x[i % inRow].toFixed(1)}px, ${i < inRow ? 0 : '100%'})` }}
            >
              {kindOf(node.pick) === KIND.word ? (
                <button
                  type="button"
                  class="card card-back back-card"
                  data-rove
                  onClick={(event) => tap(node.pick, event.currentTarget)}
                >
                  <span class="back-label">{texts.t('ui.random-card')}</span>
                </button>
              ) : (
                <Card
                  info={info}
                  texts={texts}
                  piece={pickValue(node.pick)}
                  load={loadOn(state, pickValue(node.pick))}
                  state={path.includes(node.pick) ? 'chosen' : 'playable'}
                  arriving={false}
                  tap={(_piece, element) => tap(node.pick, element)}
                />
              )}
              {isHinted(state, node.pick) && <LanternMark />}
            </li>
          ))}
        </ul>
      </div>
      {children}
    </section>
  );
}
