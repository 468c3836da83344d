import type { TableState } from '../story/table-state.ts';
import { useWide } from '../table/use-room.ts';
import { useLook } from '../tables/table-frame.tsx';
import { useTexts } from '../text/language.ts';
import type { ReplayTableProps } from './room.tsx';

/** What both tables that are only looked at have around them. */
export function useReplayFrame({ table, control, leave, top, whole }: ReplayTableProps, state: TableState) {
  const texts = useTexts();
  const wide = useWide();
  const look = useLook(control);
  return {
    table,
    state,
    texts,
    wide,
    control,
    look,
    leave,
    again: () => leave('setup'),
    top,
    toCome: state.view.over || whole ? '' : texts.t('replay.to-come'),
    classes: 'replaying',
  };
}
