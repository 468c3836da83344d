import { useMemo } from 'preact/hooks';
import { ArrowPile, chiefInPile } from '../dice/arrow-pile.tsx';
import { DiceSeat } from '../dice/dice-seat.tsx';
import { DiceSheets, isDiceSheet } from '../dice/dice-sheets.tsx';
import { DiceTray } from '../dice/dice-tray.tsx';
import { diceSeatFacts } from '../dice/seat-marks.ts';
import { moves } from '../motion/timing.ts';
import { useStore } from '../state/store.ts';
import { variable } from '../table/box.ts';
import { classesOf } from '../table/classes.ts';
import { Seats } from '../table/seats.tsx';
import { commonTaps } from '../table/taps.ts';
import { laterParts } from '../tables/parts.ts';
import { TableFrame } from '../tables/table-frame.tsx';
import { useReplayFrame } from './frame.tsx';
import type { ReplayTableProps } from './room.tsx';

const NONE = 0;

/** The same for the dice game: the dice lie in the middle. */
export function DiceReplay(props: ReplayTableProps) {
  const { table, control, panel } = props;
  const { StageView, Victory } = laterParts();
  const state = useStore(table);
  const frame = useReplayFrame(props, state);
  const { texts, wide, look } = frame;
  const { info, view, chronicle } = state;
  const { scene } = chronicle.theatre;
  const taps = useMemo(() => commonTaps(table, control, texts), [table, control, texts]);
  const sheet = isDiceSheet(state.sheet?.kind ?? '') && (
    <DiceSheets state={state} texts={texts} control={control} look={look} />
  );
  return (
    <TableFrame {...frame} classes={`${frame.classes} dice-table ${moves() ? '' : 'still'}`} sheet={sheet}>
      <div class={classesOf({ arena: true, 'with-stage': scene !== null || view.over, 'is-over': view.over })}>
        <div class="felt" />
        <ArrowPile count={variable(info, view, 'pile')} chief={chiefInPile(state)} texts={texts} />
        {scene !== null && !view.over && <StageView state={state} texts={texts} scene={scene} />}
        {view.over && <Victory state={state} texts={texts} />}
        <Seats state={state} texts={texts} wide={wide} tap={taps.seat}>
          {(seat, place) => <DiceSeat key={seat} {...diceSeatFacts(state, texts, seat)} {...place} />}
        </Seats>
        {scene === null && !view.over && (
          <DiceTray state={state} texts={texts} again={NONE} tap={(_place, element) => element.focus()} />
        )}
      </div>
      {panel(state)}
    </TableFrame>
  );
}
