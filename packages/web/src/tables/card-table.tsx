import { handCard, pickValue } from '@sixgun/engine';
import { useMemo } from 'preact/hooks';
import { useNextFrame } from '../state/frames.ts';
import type { Store } from '../state/store.ts';
import { useStore } from '../state/store.ts';
import type { TableState } from '../story/table-state.ts';
import { ActionBar } from '../table/action-bar.tsx';
import { roleOf, sitsHere } from '../table/box.ts';
import { classesOf } from '../table/classes.ts';
import type { Controller } from '../table/controller.ts';
import { useDrag } from '../table/drag.ts';
import { Hand, isLargeHand } from '../table/hand.tsx';
import { goalOf, Own } from '../table/own.tsx';
import { MOST_IN_FAN, PickList } from '../table/pick-list.tsx';
import { choicesOf } from '../table/picks.ts';
import { boundTo } from '../table/prompt.ts';
import { Seat } from '../table/seat.tsx';
import { seatFacts } from '../table/seat-facts.ts';
import { Seats } from '../table/seats.tsx';
import { commonTaps } from '../table/taps.ts';
import { liesInRows, Tray } from '../table/tray.tsx';
import { useWide } from '../table/use-room.ts';
import { useTexts } from '../text/language.ts';
import { CardMiddle } from './card-middle.tsx';
import { laterParts } from './parts.ts';
import { ShelfAndDrawers } from './shelf-and-drawers.tsx';
import { TableFrame, type TableProps, useLook } from './table-frame.tsx';
import { showsRecap, useStory } from './use-story.ts';

/** Taps that mean a pick, and the answer when it cannot be made. */
function useTaps(table: Store<TableState>, control: Controller) {
  const texts = useTexts();
  return useMemo(() => {
    const { explain, seat } = commonTaps(table, control, texts);
    const pick = (each: number, element: HTMLElement) => {
      if (!control.tap(each)) explain([each], element);
    };
    return { explain, seat, pick, card: (piece: number, element: HTMLElement) => pick(handCard(piece), element) };
  }, [table, control, texts]);
}

export function CardTable({ table, control, leave, again }: TableProps) {
  const { Tape, Recap, People, arePeople, Stone, liesBuried } = laterParts();
  const { OpenStore, storeCards, Taken, HintSlip, isAdvised } = laterParts();
  const state = useStore(table);
  const texts = useTexts();
  const wide = useWide();
  const taps = useTaps(table, control);
  const look = useLook(control);
  const laid = useNextFrame(state.deal === null ? 1 : 2);
  const goal = goalOf(state.info, texts, roleOf(state.info, state.deal?.view ?? state.view, state.info.me));
  const frame = { table, state, texts, wide, control, look, leave, again, goal, classes: 'has-below' };
  const { info, view, decision, path, arriving } = state;
  const choices = useMemo(() => choicesOf(info, view, decision, path), [info, view, decision, path]);
  const { scene } = state.chronicle.theatre;
  const story = useStory(table, control);
  const recap = showsRecap(state);
  useDrag(table, control, taps.explain);
  if (!laid) return <TableFrame {...frame} />;
  const listed = choices.names.length > 0 || choices.tray.length > MOST_IN_FAN;
  const own = seatFacts(state, texts, info.me);
  const offers = choices.shelf.map(({ pick }) => info.words[pickValue(pick)]);
  const people = arePeople(state, choices.tray);
  const taken = scene !== null && scene.taken.length > 0;
  const tray = choices.tray.length > 0 && !listed && !people && (
    <Tray state={state} texts={texts} choices={choices} wide={wide} tap={taps.pick} taken={taken}>
      {taken && <Taken state={state} texts={texts} scene={scene} />}
    </Tray>
  );
  const store = !tray && decision === null && storeCards(state).length > 0 && <OpenStore state={state} texts={texts} />;
  const laidOnFelt = wide && (tray !== false || store !== false);
  const buried = liesBuried(state);
  const inRows = tray !== false && liesInRows(choices, wide);
  return (
    <TableFrame {...frame}>
      <div class={classesOf({ arena: true, 'with-recap': recap, 'with-people': people, 'with-tray': laidOnFelt })}>
        <CardMiddle
          state={state}
          texts={texts}
          wide={wide}
          laidOut={choices.tray.length > 0 || listed || store !== false}
          aside={recap}
        />
        <Tape state={state} texts={texts} open={story.open} />
        <Seats state={state} texts={texts} wide={wide} targets={choices.seats} tap={taps.seat}>
          {(seat, place) => <Seat key={seat} {...seatFacts(state, texts, seat)} {...place} />}
        </Seats>
        {recap && <Recap state={state} texts={texts} open={story.open} close={story.forget} />}
        {people && <People state={state} texts={texts} nodes={choices.tray} tap={taps.pick} />}
        {listed && <PickList state={state} texts={texts} nodes={[...choices.tray, ...choices.names]} tap={taps.pick} />}
        {wide && (tray || store)}
      </div>
      <ShelfAndDrawers state={state} texts={texts} control={control} explain={taps.explain} offers={offers} />
      <div
        class={classesOf({
          below: true,
          'with-tray': !wide && (tray !== false || store !== false),
          'with-stone': buried,
          crowded: inRows || isLargeHand(state),
          'in-rows': inRows,
        })}
      >
        {isAdvised(state) ? (
          <HintSlip state={state} texts={texts} control={control} look={look} />
        ) : (
          <ActionBar state={state} texts={texts} choices={choices} control={control} look={look} />
        )}
        <Hand
          info={info}
          view={view}
          path={path}
          decision={decision}
          arriving={arriving}
          hint={state.hint}
          must={boundTo(state)}
          texts={texts}
          choices={choices}
          wide={wide}
          tap={taps.card}
        />
        {!wide && (tray || store)}
        {buried && <Stone state={state} texts={texts} control={control} again={again} />}
      </div>
      {sitsHere(info) && (
        <Own {...own} info={info} texts={texts} target={choices.seats.has(info.me)} goal={goal} tap={taps.seat} />
      )}
    </TableFrame>
  );
}
