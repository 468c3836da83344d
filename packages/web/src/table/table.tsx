import { handCard, KIND, kindOf, seatPick } from '@sixgun/engine';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { Sheets } from '../dialogs/sheets.tsx';
import { nextFrame } from '../motion/frames.ts';
import type { Store } from '../state/store.ts';
import { useStore } from '../state/store.ts';
import { HeardLog, Log } from '../story/log.tsx';
import { useTexts } from '../text/language.ts';
import type { Link } from '../text/rich.tsx';
import { ActionBar } from './action-bar.tsx';
import { othersFrom } from './box.ts';
import { WhyBubble } from './bubble.tsx';
import { Centre } from './centre.tsx';
import type { Controller } from './controller.ts';
import { useDrag } from './drag.ts';
import { FeltArrow } from './events.tsx';
import { useFocusOnDecision } from './focus.ts';
import { useGestures } from './gestures.ts';
import { Hand } from './hand.tsx';
import { Own } from './own.tsx';
import { MOST_IN_FAN, PickList } from './pick-list.tsx';
import { choicesOf, levelAt } from './picks.ts';
import { placesFor } from './places.ts';
import { useRoving } from './roving.ts';
import { Seat } from './seat.tsx';
import { seatFacts } from './seat-facts.ts';
import type { TableState } from './state.ts';
import { Top, useTitle } from './top.tsx';
import { Tray } from './tray.tsx';
import { useWide } from './use-room.ts';
import { whyText } from './why.ts';

const LINES_BESIDE_TABLE = 40;

export interface TableProps {
  table: Store<TableState>;
  control: Controller;
  leave: (to: string) => void;
  again: () => void;
}

/** Taps that mean a pick, and the answer when it cannot be made. */
function useTaps(table: Store<TableState>, control: Controller) {
  const texts = useTexts();
  return useMemo(() => {
    const explain = (picks: readonly number[], element: HTMLElement) => {
      const box = element.getBoundingClientRect();
      control.why(picks, (why, details) => {
        const text = whyText(table.get(), texts, why, details);
        table.set({ bubble: { text, x: box.left + box.width / 2, top: box.top, bottom: box.bottom } });
      });
    };
    return {
      pick(pick: number, element: HTMLElement) {
        if (!control.tap(pick)) explain([pick], element);
      },
      card(piece: number, element: HTMLElement) {
        if (!control.tap(handCard(piece))) explain([handCard(piece)], element);
      },
      seat(seat: number, element: HTMLElement) {
        const { decision, path } = table.get();
        if (control.tap(seatPick(seat))) return;
        const aiming = levelAt(decision, path).some((node) => kindOf(node.pick) === KIND.seat);
        if (aiming) explain([...path, seatPick(seat)], element);
        else control.look({ kind: 'seat', seat });
      },
    };
  }, [table, control, texts]);
}

/** The others come to the table two at a time: all at once would stop a slow machine. */
export function useArrivals(count: number): number {
  const [here, setHere] = useState(0);
  useLayoutEffect(() => {
    if (here < count) void nextFrame().then(() => setHere(here + 2));
  }, [here, count]);
  return here;
}

export function Table({ table, control, leave, again }: TableProps) {
  const state = useStore(table);
  const texts = useTexts();
  const wide = useWide();
  const taps = useTaps(table, control);
  const seats = useRoving<HTMLOListElement>();
  const { info, view, decision, path } = state;
  const choices = choicesOf(info, view, decision, path);
  const listed = choices.names.length > 0 || choices.tray.length > MOST_IN_FAN;
  const others = othersFrom(view);
  const here = useArrivals(others.length);
  const places = placesFor(others.length, wide);
  const look = useMemo(
    () => (link: Link) => control.look('seat' in link ? { kind: 'seat', seat: link.seat } : { kind: 'card', ...link }),
    [control],
  );
  useGestures(control);
  useDrag(table, control);
  useFocusOnDecision(state);
  useTitle(state, texts);
  return (
    <main class={`table players-${info.players}`} data-decision={decision?.id}>
      <Top state={state} texts={texts} control={control} />
      <div class="arena">
        <div class="felt">
          <FeltArrow state={state} />
        </div>
        <Centre state={state} texts={texts} wide={wide} laidOut={choices.tray.length > 0 || listed} />
        <ol class="seats" aria-label={texts.t('ui.opponents')} {...seats}>
          {others.slice(0, here).map((seat, i) => (
            <Seat
              key={seat}
              {...seatFacts(state, texts, seat)}
              info={info}
              texts={texts}
              target={choices.seats.has(seat)}
              x={places[i]?.[0] ?? 0}
              y={places[i]?.[1] ?? 0}
              tap={taps.seat}
            />
          ))}
        </ol>
        {choices.tray.length > 0 && !listed && (
          <Tray state={state} texts={texts} choices={choices} wide={wide} tap={taps.pick} />
        )}
        {listed && <PickList state={state} texts={texts} nodes={[...choices.tray, ...choices.names]} tap={taps.pick} />}
      </div>
      <ActionBar state={state} texts={texts} choices={choices} control={control} look={look} />
      <Hand state={state} texts={texts} choices={choices} wide={wide} tap={taps.card} />
      <Own
        state={state}
        seat={seatFacts(state, texts, info.me)}
        texts={texts}
        target={choices.seats.has(info.me)}
        tap={taps.seat}
      />
      {wide && (
        <aside class="story">
          <Log lines={state.chronicle.lines} info={info} texts={texts} most={LINES_BESIDE_TABLE} look={look} />
        </aside>
      )}
      <HeardLog lines={state.chronicle.lines} info={info} texts={texts} />
      {state.bubble !== null && <WhyBubble bubble={state.bubble} control={control} />}
      <Sheets state={state} texts={texts} control={control} look={look} leave={leave} again={again} />
    </main>
  );
}
