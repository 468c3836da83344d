import type { Texts } from '@sixgun/texts';
import { emblemOf, Icon, Portrait } from '../art/pictures.tsx';
import type { Scene } from '../story/scene.ts';
import type { TableState } from '../story/table-state.ts';
import { defOf, zoneOf } from '../table/box.ts';
import { StillCard } from '../table/card.tsx';
import { actorOf } from './cast.ts';

/** Cards of a store that lie open while somebody else chooses. */
export const storeCards = ({ info, view }: TableState): readonly number[] =>
  zoneOf(info, view, 'store').filter((piece) => piece >= 0);

interface OpenStoreProps {
  state: TableState;
  texts: Texts;
}

export function OpenStore({ state, texts }: OpenStoreProps) {
  const cards = storeCards(state);
  return (
    <section class={cards.length > 4 ? 'tray open-store two' : 'tray open-store'} aria-label={texts.t('ui.turned-up')}>
      {cards.map((piece) => (
        <StillCard
          key={piece}
          info={state.info}
          texts={texts}
          piece={piece}
          arriving={state.arriving.has(piece)}
          mini={false}
        />
      ))}
    </section>
  );
}

/** What was taken leaves a hole with a face and a sign, as everybody may know. */
export function Taken({ state, texts, scene }: OpenStoreProps & { scene: Scene }) {
  if (scene.taken.length === 0) return null;
  return (
    <ul class={scene.taken.length >= 4 ? 'taken many' : 'taken'}>
      {scene.taken.map(({ seat, card }) => {
        const actor = actorOf(state, texts, seat);
        return (
          <li key={seat}>
            <Portrait character={actor.character} />
            <Icon name={emblemOf(defOf(state.info, card))} />
            <b>{actor.name}</b>
          </li>
        );
      })}
    </ul>
  );
}
