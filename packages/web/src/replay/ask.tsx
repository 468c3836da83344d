import type { Course } from '@sixgun/protocol';
import { Lantern } from '../art/level.tsx';
import type { Store } from '../state/store.ts';
import { useStore } from '../state/store.ts';
import type { TableState } from '../story/table-state.ts';
import { useTexts } from '../text/language.ts';
import type { Replayer } from './replayer.ts';
import { askedAt } from './turns.ts';

interface AskProps {
  course: Course;
  replayer: Replayer;
  table: Store<TableState>;
}

/** The lantern: what would a bot have done here? */
export function Ask({ course, replayer, table }: AskProps) {
  const texts = useTexts();
  const { wanted, playing } = useStore(replayer.store);
  const { view, replayed, showing } = useStore(table);
  const seat = askedAt(course.steps, wanted, view.seat);
  const may = seat !== null && !playing && !showing && replayed === wanted;
  return (
    <button
      type="button"
      class="chip"
      data-hint
      aria-label={texts.t('hint.hint')}
      disabled={!may}
      onClick={() => may && replayer.ask(seat)}
    >
      <Lantern />
    </button>
  );
}
