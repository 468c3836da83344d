import { pickValue } from '@sixgun/engine';
import type { PickNode } from '@sixgun/protocol';
import type { Texts } from '@sixgun/texts';
import { Portrait } from '../art/pictures.tsx';
import { useRoving } from '../state/roving.ts';
import type { TableState } from '../story/table-state.ts';
import { defName, defOf } from '../table/box.ts';
import { Bullets } from '../table/poster.tsx';

interface PeopleProps {
  state: TableState;
  texts: Texts;
  nodes: readonly PickNode[];
  tap: (pick: number, element: HTMLElement) => void;
}

/** Characters to choose from, large on the felt, with lives and full text. */
export function People({ state, texts, nodes, tap }: PeopleProps) {
  const { info, path } = state;
  const { ref, ...rove } = useRoving<HTMLDivElement>();
  return (
    <section class="people-cards" aria-label={texts.t('ui.turned-up')} ref={ref} {...rove}>
      <h2>{texts.t('deal.who')}</h2>
      {nodes.map(({ pick }) => {
        const piece = pickValue(pick);
        const { key, id, life = 0 } = defOf(info, piece);
        const chosen = path.includes(pick);
        const name = defName(info, texts, info.faces[piece].def);
        const lives = texts.t('ui.life', { count: life });
        const text = texts.has(key) ? texts.content(key).text : '';
        return (
          <button
            key={pick}
            type="button"
            class={chosen ? 'person chosen' : 'person'}
            data-piece={piece}
            data-look={`card ${info.faces[piece].def} ${piece}`}
            data-rove
            aria-pressed={chosen}
            onClick={(event) => tap(pick, event.currentTarget)}
          >
            <span class="contents" aria-hidden="true">
              <Portrait character={id} />
              <b>{name}</b>
              <span class="person-lives">
                <Bullets life={life} max={life} /> {lives}
              </span>
              <span class="person-text">{text}</span>
            </span>
            <span class="heard">{[name, lives, text].join(', ')}</span>
          </button>
        );
      })}
    </section>
  );
}

/** Are these two people, and nothing else? */
export const arePeople = ({ info, decision }: TableState, nodes: readonly PickNode[]): boolean =>
  decision?.question.ask === 'choose-character' &&
  nodes.length === 2 &&
  nodes.every(({ pick }) => defOf(info, pickValue(pick)).kind === 'character');
