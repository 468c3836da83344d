import { useMemo } from 'preact/hooks';
import { stagedPieces } from '../stage/staged.ts';
import { useStore } from '../state/store.ts';
import { Centre } from '../table/centre.tsx';
import { useDrawer } from '../table/drawer.tsx';
import { FeltArrow } from '../table/events.tsx';
import { Seat } from '../table/seat.tsx';
import { seatFacts } from '../table/seat-facts.ts';
import { Seats } from '../table/seats.tsx';
import { Shelf } from '../table/shelf.tsx';
import { commonTaps } from '../table/taps.ts';
import { laterParts } from '../tables/parts.ts';
import { TableFrame } from '../tables/table-frame.tsx';
import { useReplayFrame } from './frame.tsx';
import type { ReplayTableProps } from './room.tsx';

/** The table of the card game with everybody around it and nobody who plays. */
export function CardReplay(props: ReplayTableProps) {
  const { table, control, panel } = props;
  const { StageView, Victory, OpenStore, storeCards, ShopDrawer, TrainDrawer } = laterParts();
  const state = useStore(table);
  const frame = useReplayFrame(props, state);
  const { texts, wide } = frame;
  const { info, view, arriving, chronicle } = state;
  const { scene } = chronicle.theatre;
  const taps = useMemo(() => commonTaps(table, control, texts), [table, control, texts]);
  const drawer = useDrawer(state);
  const drawn = { state, texts, control, explain: taps.explain, shut: drawer.shut };
  const store = storeCards(state).length > 0;
  return (
    <TableFrame {...frame}>
      <div class="arena">
        <div class="felt">{state.facts.backwards === true && <FeltArrow />}</div>
        <Centre
          info={info}
          view={view}
          arriving={arriving}
          texts={texts}
          wide={wide}
          laidOut={store}
          staged={stagedPieces(scene).join()}
          aside={scene !== null || view.over}
        />
        {scene !== null && !view.over && <StageView state={state} texts={texts} scene={scene} />}
        {view.over && <Victory state={state} texts={texts} />}
        <Seats view={view} texts={texts} wide={wide} all>
          {(seat, x, y) => (
            <Seat
              key={seat}
              {...seatFacts(state, texts, seat)}
              info={info}
              texts={texts}
              target={false}
              x={x}
              y={y}
              tap={taps.seat}
            />
          )}
        </Seats>
        {store && <OpenStore state={state} texts={texts} />}
      </div>
      <Shelf
        info={info}
        view={view}
        texts={texts}
        open={drawer.open}
        canBuy={false}
        canBoard={false}
        toggle={drawer.toggle}
      />
      {drawer.open === 'shop' && <ShopDrawer {...drawn} />}
      {drawer.open === 'train' && <TrainDrawer {...drawn} />}
      {panel(state)}
    </TableFrame>
  );
}
