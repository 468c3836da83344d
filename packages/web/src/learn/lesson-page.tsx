import type { Lesson } from '@sixgun/scenario';
import { useEffect, useState } from 'preact/hooks';
import type { Store } from '../state/store.ts';
import { useStore } from '../state/store.ts';
import type { TableState } from '../story/table-state.ts';
import type { Controller } from '../table/controller.ts';
import { useTexts } from '../text/language.ts';
import { Dark } from './dark.tsx';
import { useFinger, useFocusOnLit, useSeen } from './finger.ts';
import { Finished } from './finished.tsx';
import { Head } from './head.tsx';
import { placeOf } from './lit.ts';
import { NoTableYet } from './no-table-yet.tsx';
import { madeIn, noteDone, noteMoves } from './progress.ts';
import { stepAt, tellsOnly } from './steps.ts';
import { chosenDice, litOf, tasksOf } from './tasks.tsx';
import { ownName, tables, useTaughtTable } from './taught-table.ts';
import { Tasks, Teacher } from './teacher.tsx';
import { useWrongTaps } from './wrong-taps.ts';

interface LessonPageProps {
  lesson: Lesson;
  number: number;
  /** Back to the list. */
  leave: () => void;
  /** The lesson after this one, null after the last. */
  next: (() => void) | null;
}

function Dots({ at, all, label }: { at: number; all: number; label: string }) {
  return (
    <span class="dots" role="img" aria-label={label}>
      {Array.from({ length: all }, (_, i) => (
        <i key={i} class={i < at ? 'dot-done' : i === at ? 'dot-now' : 'dot-to-come'} />
      ))}
    </span>
  );
}

interface TellingProps extends LessonPageProps {
  table: Store<TableState>;
  control: Controller;
}

/** One sentence after another over the table; while others move there is only the table. */
function Telling({ lesson, number, leave, next, table, control }: TellingProps) {
  const texts = useTexts();
  const state = useStore(table);
  const { info, taught, decision } = state;
  useSeen(chosenDice);
  const made = taught?.made ?? 0;
  const [reading, read] = useState({ made, count: 0 });
  const count = reading.made === made ? reading.count : 0;
  const at = stepAt(lesson, made, count);
  const step = lesson.steps[at];
  const over = step === undefined && taught?.outcome === 'solved';
  const telling =
    over ||
    (step !== undefined &&
      (tellsOnly(step) || taught?.awaited != null) &&
      (decision !== null || taught?.outcome === 'solved'));
  const tasks = tellsOnly(step) ? [] : tasksOf(state, texts, control);
  const lit = telling && !over ? [...(step?.lit ?? []).map((name) => placeOf(info, name)), ...litOf(tasks)] : null;
  const what = `${at} ${tasks.filter(({ done }) => done).length}`;
  const finger = useFinger(what, at === 0);
  useWrongTaps(table, control, texts, telling ? (lit ?? []) : null);
  useFocusOnLit(lit);
  useEffect(() => {
    if (over) noteDone(lesson.id);
    else noteMoves(lesson.id, made);
  }, [over, made]);
  const goOn = () => read({ made, count: count + 1 });
  const skip = () => {
    if (tellsOnly(step)) goOn();
    else if (taught?.awaited != null) control.sendMove(taught.awaited, true);
  };
  const language = texts.language;
  return (
    <>
      <Head
        title={`${number} · ${lesson.title[language]}`}
        leave={leave}
        leaveLabel={texts.t('learn.leave')}
        under={
          <Dots
            at={at}
            all={lesson.steps.length}
            label={texts.t('learn.step', { n: Math.min(at + 1, lesson.steps.length), all: lesson.steps.length })}
          />
        }
      >
        {!over && (
          <button
            type="button"
            class="chip"
            data-skip-step
            disabled={!telling}
            aria-label={texts.t('learn.skip')}
            onClick={skip}
          >
            {texts.t('ui.skip')}
          </button>
        )}
      </Head>
      {telling && <Dark places={lit ?? []} finger={finger && lit !== null && !tellsOnly(step)} />}
      {telling && !over && step !== undefined && (
        <Teacher key={at} sentence={step.say[language]}>
          {tellsOnly(step) ? (
            <button type="button" class="button strong" data-task data-go-on onClick={goOn}>
              {texts.t('ui.go-on')}
            </button>
          ) : (
            <Tasks tasks={tasks} texts={texts} />
          )}
        </Teacher>
      )}
      {over && (
        <Finished
          sentence={texts.t('learn.finished')}
          stamp="learn.done"
          next={next}
          nextLabel="learn.next-lesson"
          leave={leave}
        />
      )}
    </>
  );
}

export function LessonPage(props: LessonPageProps) {
  const { lesson, leave } = props;
  const { game } = lesson.position;
  const control = useTaughtTable(game, { t: 'lesson', lesson, made: madeIn(lesson.id), me: ownName() });
  const { table, trouble } = useStore(control.opened);
  const Table = tables[game];
  if (trouble !== '' || table === null) return <NoTableYet trouble={trouble} />;
  return (
    <div class="learning lesson">
      <Table table={table} control={control} leave={leave} again={leave} />
      <Telling {...props} table={table} control={control} />
    </div>
  );
}
