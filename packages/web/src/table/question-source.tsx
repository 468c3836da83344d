import { emblemOf, Icon, Portrait } from '../art/pictures.tsx';
import type { TableState } from '../story/table-state.ts';
import { characterOf, defOf, frameKind } from './box.ts';

/** Who asks this of me, and with what: a face with a sign. */
export function QuestionSource({ state }: { state: TableState }) {
  const { decision, info, view } = state;
  const { by, cause } = decision?.question ?? {};
  if (by === undefined && cause === undefined) return null;
  const character = by === undefined ? -1 : characterOf(info, view, by);
  const def = cause === undefined ? null : info.defs[cause];
  return (
    <span class={by === undefined ? 'source faceless' : 'source'} aria-hidden="true">
      {by !== undefined && <Portrait character={character < 0 ? '' : defOf(info, character).id} />}
      {def !== null &&
        (def.kind === 'character' ? (
          by === undefined && <Portrait character={def.id} />
        ) : (
          <span class={`tile frame-${frameKind(def)}`}>
            <Icon name={emblemOf(def)} />
          </span>
        ))}
    </span>
  );
}
