import { useMemo } from 'preact/hooks';
import type { Store } from '../state/store.ts';
import type { TableState } from '../story/table-state.ts';
import type { Controller } from '../table/controller.ts';

/** Is the own turn beginning, with something to tell of what happened before it? */
export const showsRecap = ({ decision, path, chronicle }: TableState): boolean =>
  chronicle.theatre.recap.length > 0 &&
  chronicle.theatre.scene === null &&
  path.length === 0 &&
  (decision?.question.ask === 'play' || decision?.question.ask === 'roll');

/** Opening the story at a line, and taking the recap off the felt. */
export const useStory = (table: Store<TableState>, control: Controller) =>
  useMemo(
    () => ({
      open: (line: number) => control.look({ kind: 'log', line }),
      forget: () => {
        const { chronicle } = table.get();
        table.set({ chronicle: { ...chronicle, theatre: { ...chronicle.theatre, recap: [] } } });
      },
    }),
    [table, control],
  );
