import { KIND, kindOf, pickValue } from '@sixgun/engine';
import type { PickNode, TableInfo } from '@sixgun/protocol';
import type { Texts } from '@sixgun/texts';
import { emblemOf, Icon, Portrait, signs } from '../art/pictures.tsx';
import { useRoving } from '../state/roving.ts';
import type { TableState } from '../story/table-state.ts';
import { defName, defOf } from './box.ts';

/** Beyond this many cards a fan shows too little of each. */
export const MOST_IN_FAN = 9;

interface Row {
  emblem: string;
  portrait: string;
  frame: string;
  name: string;
  line: string;
}

const namesDef = (pick: number): boolean => kindOf(pick) === KIND.name || kindOf(pick) === KIND.copy;

/** Whoever has the card before him. */
function ownerOf({ info, view }: TableState, piece: number): string {
  const zone = view.zones.findIndex((pieces) => pieces.includes(piece));
  return info.names[info.zones[zone]?.owner ?? -1] ?? '';
}

function rowOf(state: TableState, texts: Texts, pick: number): Row {
  const { info } = state;
  if (kindOf(pick) === KIND.word)
    return { emblem: signs.hand, portrait: '', frame: '', name: texts.t('ui.random-card'), line: '' };
  const piece = namesDef(pick) ? -1 : pickValue(pick);
  const at = piece < 0 ? pickValue(pick) : info.faces[piece].def;
  const def = piece < 0 ? info.defs[at] : defOf(info, piece);
  const line = texts.has(def.key) ? texts.content(def.key).line : '';
  return {
    emblem: emblemOf(def),
    portrait: def.kind === 'character' ? def.id : '',
    frame: def.colour === '' ? def.kind : def.colour,
    name: defName(info, texts, at),
    line: piece < 0 ? line : ownerOf(state, piece),
  };
}

function lookOf(info: TableInfo, pick: number): string | undefined {
  if (kindOf(pick) === KIND.word) return undefined;
  const value = pickValue(pick);
  return namesDef(pick) ? `card ${value} -1` : `card ${info.faces[value].def} ${value}`;
}

interface PickListProps {
  state: TableState;
  texts: Texts;
  nodes: readonly PickNode[];
  tap: (pick: number, element: HTMLElement) => void;
}

/** Many things to choose from, or things that are only named: a list one can read. */
export function PickList({ state, texts, nodes, tap }: PickListProps) {
  const rove = useRoving<HTMLUListElement>();
  return (
    <section class="tray listed" aria-label={texts.t('ui.choose')}>
      <ul class="pick-list" aria-label={texts.t('ui.options', { count: nodes.length })} {...rove}>
        {nodes.map(({ pick }) => {
          const { emblem, portrait, frame, name, line } = rowOf(state, texts, pick);
          const chosen = state.path.includes(pick);
          return (
            <li key={pick}>
              <button
                type="button"
                class={chosen ? 'named chosen' : 'named'}
                data-look={lookOf(state.info, pick)}
                data-rove
                aria-pressed={chosen}
                onClick={(event) => tap(pick, event.currentTarget)}
              >
                <span class={frame === '' ? 'tile' : `tile frame-${frame}`}>
                  {portrait === '' ? <Icon name={emblem} /> : <Portrait character={portrait} />}
                </span>
                <b>{name}</b>
                <small>{line}</small>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
