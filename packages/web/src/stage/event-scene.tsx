import type { Texts } from '@sixgun/texts';
import { emblemOf, Icon } from '../art/pictures.tsx';
import type { Scene } from '../story/scene.ts';
import type { TableState } from '../story/table-state.ts';
import { defName } from '../table/box.ts';
import { longestWord } from '../table/card.tsx';

/** Events that stay when they have come. */
const LAST = ['high-noon', 'a-fistful-of-cards', 'wild-west-show'];

interface EventSceneProps {
  state: TableState;
  texts: Texts;
  scene: Scene;
  label: string;
}

/** A new rule for everybody: its card, large, with its whole text. */
export function EventScene({ state, texts, scene, label }: EventSceneProps) {
  const { info } = state;
  if (scene.prop.kind !== 'event') return null;
  const { key, id } = info.defs[scene.prop.def];
  const name = defName(info, texts, scene.prop.def);
  return (
    <section class="stage form-event" aria-label={label}>
      <span class="rays" aria-hidden="true" />
      <div class="event-card">
        <b class="event-title" style={`--letters:${Math.max(6, longestWord(name))}`}>
          {name}
        </b>
        <Icon name={emblemOf(info.defs[scene.prop.def])} />
        <p>{texts.has(key) ? texts.content(key).text : ''}</p>
        <small>{texts.t(LAST.includes(id) ? 'stage.stays' : 'stage.until')}</small>
      </div>
    </section>
  );
}
