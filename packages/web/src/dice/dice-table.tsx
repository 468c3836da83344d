import { useEffect } from 'preact/hooks';
import { HintSlip, isAdvised } from '../coach/hint-slip.tsx';
import { moves } from '../motion/timing.ts';
import { Recap } from '../stage/recap.tsx';
import { StageView } from '../stage/stage.tsx';
import { liesBuried, Stone } from '../stage/stone.tsx';
import { Tape } from '../stage/tape.tsx';
import { Victory } from '../stage/victory.tsx';
import { useNextFrame } from '../state/frames.ts';
import { useStore } from '../state/store.ts';
import type { TableState } from '../story/table-state.ts';
import { ActionBar } from '../table/action-bar.tsx';
import { partOf, roleOf, sitsHere, variable } from '../table/box.ts';
import { classesOf } from '../table/classes.ts';
import { choicesOf, isComplete, levelAt, nodeAt } from '../table/picks.ts';
import { Seats } from '../table/seats.tsx';
import { useWide } from '../table/use-room.ts';
import { TableFrame, type TableProps, useLook } from '../tables/table-frame.tsx';
import { showsRecap, useStory } from '../tables/use-story.ts';
import { useTexts } from '../text/language.ts';
import { AimScene, isAiming } from './aim-scene.tsx';
import { ArrowPile, chiefInPile } from './arrow-pile.tsx';
import { DiceOwn, diceGoal } from './dice-own.tsx';
import { dicePrompt } from './dice-prompt.ts';
import { DiceSeat } from './dice-seat.tsx';
import { DiceSheets, isDiceSheet } from './dice-sheets.tsx';
import { DiceTray } from './dice-tray.tsx';
import { answersOf, FaceAnswers, RollAnswers } from './roll-answers.tsx';
import { diceSeatFacts } from './seat-marks.ts';
import { useDiceKeys } from './use-dice-keys.ts';
import { useDiceTaps } from './use-dice-taps.ts';

/** A whole move is on its way: until its answer comes, nothing more is asked than before. */
function settled(state: TableState): TableState {
  const node = nodeAt(state.decision, state.path);
  const whole = isComplete(node) && node?.next.length === 0;
  return whole ? { ...state, path: [] } : state;
}

/** The table of the dice game: the same room, with dice and arrows where the cards would be. */
export function DiceTable({ table, control, leave, again: playAgain }: TableProps) {
  const state = settled(useStore(table));
  const texts = useTexts();
  const wide = useWide();
  const { taps, again } = useDiceTaps(table, control);
  const { info, view, decision, path } = state;
  const look = useLook(control);
  const { scene } = state.chronicle.theatre;
  const story = useStory(table, control);
  const laid = useNextFrame(state.deal === null ? 1 : 2);
  const classes = moves() ? 'dice-table' : 'dice-table still';
  const role = roleOf(info, state.deal?.view ?? view, info.me);
  const goal = role < 0 ? '' : diceGoal(info, texts, partOf(info, role));
  const frame = { table, state, texts, wide, control, look, leave, again: playAgain, classes, goal };
  useDiceKeys(taps.die);
  // Where a move goes on in one way only there is nothing to ask.
  useEffect(() => {
    const [only, ...more] = levelAt(decision, path);
    if (path.length > 0 && only !== undefined && more.length === 0) control.tap(only.pick);
  }, [decision, path, control]);
  if (!laid) return <TableFrame {...frame} />;
  const all = choicesOf(info, view, decision, path);
  const answers = answersOf(info, decision, all.buttons);
  const choices = { ...all, buttons: answers.buttons };
  const { stop } = answers;
  const own = diceSeatFacts(state, texts, info.me);
  const recap = showsRecap(state);
  const onStage = isAiming(state) || scene !== null || view.over;
  const stone = liesBuried(state) && <Stone state={state} texts={texts} control={control} again={playAgain} />;
  return (
    <TableFrame
      {...frame}
      sheet={
        isDiceSheet(state.sheet?.kind ?? '') && <DiceSheets state={state} texts={texts} control={control} look={look} />
      }
    >
      <div
        class={classesOf({
          arena: true,
          'with-recap': recap,
          'with-stage': recap || onStage,
          'with-question': onStage && choices.buttons.length > 0,
        })}
      >
        <div class="felt" />
        <ArrowPile count={variable(info, view, 'pile')} chief={chiefInPile(state)} texts={texts} />
        {isAiming(state) ? (
          <AimScene state={state} texts={texts} seats={[...choices.seats.keys()]} />
        ) : (
          scene !== null && !view.over && <StageView state={state} texts={texts} scene={scene} />
        )}
        {view.over && <Victory state={state} texts={texts} />}
        <Tape state={state} texts={texts} open={story.open} />
        <Seats state={state} texts={texts} wide={wide} targets={choices.seats} tap={taps.seat}>
          {(seat, place) => <DiceSeat key={seat} {...diceSeatFacts(state, texts, seat)} {...place} />}
        </Seats>
        {recap && <Recap state={state} texts={texts} open={story.open} close={story.forget} />}
      </div>
      <DiceTray state={state} texts={texts} again={again} tap={taps.die} />
      {isAdvised(state) ? (
        <HintSlip state={state} texts={texts} control={control} look={look} />
      ) : (
        <ActionBar
          state={state}
          texts={texts}
          choices={choices}
          control={control}
          look={look}
          prompt={dicePrompt(state, texts)}
        >
          <FaceAnswers texts={texts} faces={answers.faces} tap={(pick) => control.tap(pick)} />
          {stop !== null && (
            <RollAnswers texts={texts} again={again} roll={taps.roll} stop={() => control.choose([stop])} />
          )}
        </ActionBar>
      )}
      {stone}
      {sitsHere(info) && (
        <DiceOwn {...own} info={info} texts={texts} target={choices.seats.has(info.me)} goal={goal} tap={taps.seat} />
      )}
    </TableFrame>
  );
}
