import type { Texts } from '@sixgun/texts';
import { Portrait } from '../art/pictures.tsx';
import type { Scene } from '../story/scene.ts';
import type { TableState } from '../story/table-state.ts';
import { LifeChange } from '../table/life-change.tsx';
import { actorOf } from './cast.ts';

interface IndiansSceneProps {
  state: TableState;
  texts: Texts;
  scene: Scene;
  label: string;
}

/** The last arrow is gone: one row a person with what it costs, oneself first. */
export function IndiansScene({ state, texts, scene, label }: IndiansSceneProps) {
  const { me } = state.info;
  const rows = [...scene.changes].sort((a, b) => Number(b.seat === me) - Number(a.seat === me));
  return (
    <section class="stage form-indians" aria-label={label}>
      <b class="stamp">{texts.t('stage.indians')}</b>
      <ul class="losses">
        {rows.map(({ seat, from, to, dead }) => {
          const actor = actorOf(state, texts, seat);
          return (
            <li key={seat} class={[seat === me && 'mine', dead === true && 'gone'].filter(Boolean).join(' ')}>
              <span class="head-face">
                <Portrait character={actor.character} />
              </span>
              <b>{actor.name}</b>
              <LifeChange from={from} to={to} max={actor.max} texts={texts} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
