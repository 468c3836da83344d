import type { Link } from '@sixgun/narration';
import type { Texts } from '@sixgun/texts';
import { emblemOf, Icon } from '../art/pictures.tsx';
import type { TableState } from '../story/table-state.ts';
import { defName, defOf } from '../table/box.ts';
import { type EventPlace, eventState } from '../table/table-zones.ts';
import { CardSheet } from './card-sheet.tsx';

interface EventSheetProps {
  state: TableState;
  texts: Texts;
  place: EventPlace;
  look: (link: Link) => void;
}

/** The event in force with its whole text, and what everybody knows of those to come. */
export function EventSheet({ state, texts, place, look }: EventSheetProps) {
  const { info, view } = state;
  const { force, left, next, last } = eventState(place, view);
  const known = [
    { key: 'ui.next-event', piece: next },
    { key: 'ui.last-event', piece: last },
  ] as const;
  return (
    <div class="event-sheet">
      {force.map((piece) => (
        <CardSheet key={piece} info={info} texts={texts} def={info.faces[piece].def} piece={piece} />
      ))}
      {force.length === 0 && <p>{texts.t('ui.no-event')}</p>}
      {left > 0 && <p class="inspect-stats">{texts.t('ui.events-left', { count: left })}</p>}
      <ul class="card-rows">
        {known
          .filter(({ piece }) => piece >= 0)
          .map(({ key, piece }) => {
            const def = defOf(info, piece);
            return (
              <li key={key}>
                <button type="button" class="card-row" onClick={() => look({ def: info.faces[piece].def, piece })}>
                  <span class="tile frame-event">
                    <Icon name={emblemOf(def)} />
                  </span>
                  <b>{texts.t(key, { name: defName(info, texts, info.faces[piece].def) })}</b>
                  <span>{texts.has(def.key) ? texts.content(def.key).line : ''}</span>
                </button>
              </li>
            );
          })}
      </ul>
    </div>
  );
}

/** The name of what is in force, or of the pile itself. */
export function eventTitle({ info, view }: TableState, texts: Texts, place: EventPlace): string {
  const piece = eventState(place, view).force.at(-1) ?? -1;
  return piece < 0 ? texts.t('ui.events') : defName(info, texts, info.faces[piece].def);
}
