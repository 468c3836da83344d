import { useEffect, useMemo } from 'preact/hooks';
import { Sheets } from '../dialogs/sheets.tsx';
import { moves } from '../motion/timing.ts';
import { useStore } from '../state/store.ts';
import { HeardLog, Log } from '../story/log.tsx';
import { ActionBar } from '../table/action-bar.tsx';
import { othersFrom } from '../table/box.ts';
import { WhyBubble } from '../table/bubble.tsx';
import { useFocusOnDecision } from '../table/focus.ts';
import { useGestures } from '../table/gestures.ts';
import { choicesOf, levelAt, nodeAt } from '../table/picks.ts';
import { placesFor } from '../table/places.ts';
import { useRoving } from '../table/roving.ts';
import type { TableState } from '../table/state.ts';
import { type TableProps, useArrivals } from '../table/table.tsx';
import { Top, useTitle } from '../table/top.tsx';
import { useWide } from '../table/use-room.ts';
import { useTexts } from '../text/language.ts';
import type { Link } from '../text/rich.tsx';
import { ArrowPile } from './arrow-pile.tsx';
import { DiceOwn } from './dice-own.tsx';
import { dicePrompt } from './dice-prompt.ts';
import { DiceSeat } from './dice-seat.tsx';
import { DiceSheets, isDiceSheet } from './dice-sheets.tsx';
import { DiceTray } from './dice-tray.tsx';
import { answersOf, FaceAnswers, RollAnswers } from './roll-answers.tsx';
import { diceSeatFacts } from './seat-marks.ts';
import { useDiceKeys } from './use-dice-keys.ts';
import { useDiceTaps } from './use-dice-taps.ts';

const LINES_BESIDE_TABLE = 40;

/** A whole move is on its way: until its answer comes, nothing more is asked than before. */
function settled(state: TableState): TableState {
  const node = nodeAt(state.decision, state.path);
  const whole = node !== undefined && node.option >= 0 && node.next.length === 0;
  return whole ? { ...state, path: [] } : state;
}

/** The table of the dice game: the same room, with dice and arrows where the cards would be. */
export function DiceTable({ table, control, leave, again: playAgain }: TableProps) {
  const state = settled(useStore(table));
  const texts = useTexts();
  const wide = useWide();
  const { taps, again } = useDiceTaps(table, control);
  const seats = useRoving<HTMLOListElement>();
  const { info, view, decision, path } = state;
  const all = choicesOf(info, view, decision, path);
  const answers = answersOf(info, decision, all.buttons);
  const choices = { ...all, buttons: answers.buttons };
  const others = othersFrom(view);
  const here = useArrivals(others.length);
  const places = placesFor(others.length, wide);
  const look = useMemo(
    () => (link: Link) => control.look('seat' in link ? { kind: 'seat', seat: link.seat } : { kind: 'card', ...link }),
    [control],
  );
  useGestures(control);
  useDiceKeys(taps.die);
  useFocusOnDecision(state);
  useTitle(state, texts);
  // Where a move goes on in one way only there is nothing to ask.
  useEffect(() => {
    const [only, ...more] = levelAt(decision, path);
    if (path.length > 0 && only !== undefined && more.length === 0) control.tap(only.pick);
  }, [decision, path, control]);
  return (
    <main class={`table dice-table players-${info.players}${moves() ? '' : ' still'}`} data-decision={decision?.id}>
      <Top state={state} texts={texts} control={control} />
      <div class="arena">
        <div class="felt" />
        <ArrowPile state={state} texts={texts} />
        <ol class="seats" aria-label={texts.t('ui.opponents')} {...seats}>
          {others.slice(0, here).map((seat, i) => (
            <DiceSeat
              key={seat}
              {...diceSeatFacts(state, texts, seat)}
              info={info}
              texts={texts}
              target={choices.seats.has(seat)}
              x={places[i]?.[0] ?? 0}
              y={places[i]?.[1] ?? 0}
              tap={taps.seat}
            />
          ))}
        </ol>
      </div>
      <DiceTray state={state} texts={texts} again={again} tap={taps.die} />
      <ActionBar
        state={state}
        texts={texts}
        choices={choices}
        control={control}
        look={look}
        prompt={dicePrompt(state, texts)}
      >
        <FaceAnswers texts={texts} faces={answers.faces} tap={(pick) => control.tap(pick)} />
        {answers.stop >= 0 && (
          <RollAnswers texts={texts} again={again} roll={taps.roll} stop={() => control.choose(answers.stop)} />
        )}
      </ActionBar>
      <DiceOwn
        state={state}
        seat={diceSeatFacts(state, texts, info.me)}
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
      {isDiceSheet(state.sheet?.kind ?? '') ? (
        <DiceSheets state={state} texts={texts} control={control} look={look} />
      ) : (
        <Sheets state={state} texts={texts} control={control} look={look} leave={leave} again={playAgain} />
      )}
    </main>
  );
}
