import { useMemo } from 'preact/hooks';
import { useStore } from '../state/store.ts';
import { classesOf } from '../table/classes.ts';
import { Seat } from '../table/seat.tsx';
import { seatFacts } from '../table/seat-facts.ts';
import { Seats } from '../table/seats.tsx';
import { commonTaps } from '../table/taps.ts';
import { CardMiddle } from '../tables/card-middle.tsx';
import { laterParts } from '../tables/parts.ts';
import { ShelfAndDrawers } from '../tables/shelf-and-drawers.tsx';
import { TableFrame } from '../tables/table-frame.tsx';
import { useReplayFrame } from './frame.tsx';
import type { ReplayTableProps } from './room.tsx';

/** The table of the card game with everybody around it and nobody who plays. */
export function CardReplay(props: ReplayTableProps) {
  const { table, control, panel } = props;
  const { OpenStore, storeCards } = laterParts();
  const state = useStore(table);
  const frame = useReplayFrame(props, state);
  const { texts, wide } = frame;
  const taps = useMemo(() => commonTaps(table, control, texts), [table, control, texts]);
  const store = storeCards(state).length > 0;
  const { over } = state.view;
  return (
    <TableFrame {...frame}>
      <div class={classesOf({ arena: true, 'with-store': store, 'with-tray': wide && store, 'is-over': over })}>
        <CardMiddle state={state} texts={texts} wide={wide} laidOut={store} aside={false} />
        <Seats state={state} texts={texts} wide={wide} tap={taps.seat}>
          {(seat, place) => <Seat key={seat} {...seatFacts(state, texts, seat)} {...place} />}
        </Seats>
        {store && <OpenStore state={state} texts={texts} />}
      </div>
      <ShelfAndDrawers state={state} texts={texts} control={control} explain={taps.explain} offers={[]} />
      {panel(state)}
    </TableFrame>
  );
}
