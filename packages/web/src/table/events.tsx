import type { View } from '@sixgun/engine';
import type { TableInfo } from '@sixgun/protocol';
import type { Texts } from '@sixgun/texts';
import { emblemOf, Icon, signs } from '../art/pictures.tsx';
import { defName, defOf } from './box.ts';
import { longestWord } from './card.tsx';
import { type EventPlace, eventState } from './table-zones.ts';

interface EventsProps {
  info: TableInfo;
  view: View;
  texts: Texts;
}

/** What is in force, lying on the pile of what is to come. */
export function EventPlate({ info, view, texts, place }: EventsProps & { place: EventPlace }) {
  const { force, left, next, last } = eventState(place, view);
  const piece = force.at(-1) ?? -1;
  const def = piece < 0 ? null : defOf(info, piece);
  const nameOf = (each: number): string => defName(info, texts, info.faces[each].def);
  const coming = next < 0 ? '' : texts.t('ui.next-event', { name: nameOf(next) });
  const name = def === null ? texts.t('ui.no-event') : nameOf(piece);
  const heard = [
    def === null ? name : `${texts.t('ui.event')}: ${name}`,
    coming,
    left > 0 ? texts.t('ui.events-left', { count: left }) : '',
  ];
  const line = def !== null && texts.has(def.key) ? texts.content(def.key).line : null;
  const title = def === null && coming !== '' ? coming : name;
  // A pile that has not been turned yet shows what is known of it: its next card, or the last one.
  const shown = [piece, next, last].find((each) => each >= 0) ?? -1;
  return (
    <button
      type="button"
      class={`plate event frame-event${def === null ? ' none' : ''}${line === null ? ' lineless' : ''}${left > 0 ? ' on-pile' : ''}`}
      data-event={piece}
      data-look={`events ${place.pile} ${place.force}`}
      data-look-on-tap
    >
      <span class="contents" aria-hidden="true">
        <span class="event-emblem">
          <Icon name={shown < 0 ? signs.eventDeck : emblemOf(defOf(info, shown))} />
        </span>
        <span class="event-name" style={`--letters:${Math.max(6, longestWord(title))};--length:${title.length}`}>
          {title}
        </span>
        {line !== null && <span class="event-line">{line}</span>}
        {def !== null && next >= 0 ? (
          <span class="next-sign">
            <Icon name={emblemOf(defOf(info, next))} />
          </span>
        ) : (
          left > 0 && <b class="count">{left}</b>
        )}
      </span>
      <span class="heard">{heard.filter((part) => part !== '').join(', ')}</span>
    </button>
  );
}

/** Shown while the turns go the other way round. */
export function TurnArrow({ texts }: { texts: Texts }) {
  return (
    <span class="turn-arrow" role="img" aria-label={texts.t('ui.turns-reversed')} title={texts.t('ui.turns-reversed')}>
      <Icon name={signs.reversed} />
    </span>
  );
}

/** The same on the felt, for those who see it. */
export const FeltArrow = () => (
  <span class="felt-arrow" aria-hidden="true">
    <Icon name={signs.reversed} />
  </span>
);
