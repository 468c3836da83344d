import { KIND, kindOf, pickValue } from '@sixgun/engine';
import type { Texts } from '@sixgun/texts';
import { Card } from './card.tsx';
import { fan } from './fan.ts';
import type { Choices } from './picks.ts';
import { useRoving } from './roving.ts';
import type { TableState } from './state.ts';
import { useRoom } from './use-room.ts';

interface TrayProps {
  state: TableState;
  texts: Texts;
  choices: Choices;
  wide: boolean;
  tap: (pick: number, element: HTMLElement) => void;
}

/** Cards to choose from that do not lie in the own hand. */
export function Tray({ state, texts, choices, wide, tap }: TrayProps) {
  const { info, path } = state;
  const { ref, width } = useRoom();
  const rove = useRoving<HTMLUListElement>();
  const nodes = choices.tray;
  const size = wide ? 104 : 84;
  const chosen = nodes.findIndex((node) => path.includes(node.pick));
  const { x } = fan(nodes.length, Math.max(width, size), size, chosen);
  return (
    <section class="tray" style={`--laid:${nodes.length}`} aria-label={texts.t('ui.turned-up')}>
      <div ref={ref}>
        <ul class="fan" aria-label={texts.t('ui.options', { count: nodes.length })} {...rove}>
          {nodes.map((node, i) => (
            <li
              key={node.pick}
              class={i === chosen ? 'slot raised' : 'slot'}
              style={{ transform: `translate(${x[i].toFixed(1)}px, 0)` }}
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
                  state={path.includes(node.pick) ? 'chosen' : 'playable'}
                  arriving={false}
                  tap={(_piece, element) => tap(node.pick, element)}
                />
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
