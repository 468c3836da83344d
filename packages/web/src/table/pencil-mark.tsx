import { roleEmblems } from '../art/emblems.ts';
import { Icon } from '../art/pictures.tsx';
import { markOf, notes } from '../state/notes.ts';
import { useStore } from '../state/store.ts';

/** What one thinks of a seat: a dashed disc for a guess, a solid line when one is sure. */
export function PencilMark({ me, seat }: { me: number; seat: number }) {
  const { marks } = useStore(notes);
  const mark = markOf(marks, me, seat);
  if (mark === null) return null;
  return (
    <span class={mark.sure ? 'pencil sure' : 'pencil'} aria-hidden="true">
      <Icon name={roleEmblems[mark.part]} />
    </span>
  );
}
