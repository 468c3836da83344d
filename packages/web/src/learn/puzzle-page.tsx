import { KIND, kindOf, pickValue } from '@sixgun/engine';
import type { Puzzle } from '@sixgun/scenario';
import type { Texts } from '@sixgun/texts';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Store } from '../state/store.ts';
import { useStore } from '../state/store.ts';
import type { TableState } from '../story/table-state.ts';
import { answerText } from '../table/answer-text.ts';
import { defName, zoneOf } from '../table/box.ts';
import { useTexts } from '../text/language.ts';
import { Finished } from './finished.tsx';
import { Head } from './head.tsx';
import { NoTableYet } from './no-table-yet.tsx';
import { noteDone } from './progress.ts';
import { Stars } from './stars.tsx';
import { ownName, tables, useTaughtTable } from './taught-table.ts';
import { Teacher } from './teacher.tsx';
import { CardsToCome, ThrowsToCome } from './to-come.tsx';

interface PuzzlePageProps {
  puzzle: Puzzle;
  number: number;
  leave: () => void;
  next: (() => void) | null;
  /** Sets everything up again as it was. */
  again: () => void;
}

function pickInWords(state: TableState, texts: Texts, pick: number): string {
  const value = pickValue(pick);
  switch (kindOf(pick)) {
    case KIND.seat:
      return state.info.names[value];
    case KIND.hand:
    case KIND.play:
      return defName(state.info, texts, state.info.faces[value].def);
    case KIND.dice:
      return `${texts.t('dice.roll-again')} ${[1, 2, 3, 4, 5, 6].filter((die) => ((value >> (die - 1)) & 1) === 1).join(', ')}`;
    default:
      return answerText(state, texts, pick);
  }
}

interface AroundProps extends PuzzlePageProps {
  table: Store<TableState>;
}

/** The sign above the table, what comes, and what became of it. */
function Around({ puzzle, number, leave, next, again, table }: AroundProps) {
  const texts = useTexts();
  const state = useStore(table);
  const { taught, info, view } = state;
  const [hinted, hint] = useState<string | null>(null);
  const [size] = useState(() => zoneOf(info, view, 'deck').length);
  const { language } = texts;
  const sign = useRef<HTMLElement>(null);
  // The table begins below the sign, which is as high as its words need.
  useLayoutEffect(() => {
    const height = sign.current?.offsetHeight ?? 0;
    sign.current?.parentElement?.style.setProperty('--sign', `${height}px`);
  });
  const outcome = taught?.outcome ?? 'open';
  const awaited = taught?.awaited ?? null;
  useEffect(() => {
    if (outcome === 'solved') noteDone(puzzle.id);
  }, [outcome]);
  // A hint is for the question it was asked at.
  useEffect(() => hint(null), [state.decision?.id]);
  const showHint = () =>
    hint(
      awaited === null
        ? texts.t('learn.too-late')
        : texts.t('learn.try', { move: awaited.map((pick) => pickInWords(state, texts, pick)).join(', ') }),
    );
  const open = outcome === 'open';
  return (
    <>
      <Head
        title={texts.t('learn.puzzle', { n: number })}
        leave={leave}
        leaveLabel={texts.t('learn.to-list')}
        under={<Stars stars={puzzle.stars} texts={texts} />}
      >
        <button type="button" class="chip" data-start-over onClick={again}>
          {texts.t('learn.start-over')}
        </button>
        <button type="button" class="chip" data-hint disabled={!open || state.decision === null} onClick={showHint}>
          {texts.t('hint.hint')}
        </button>
      </Head>
      <section class="goal-sign" ref={sign} aria-label={puzzle.title[language]}>
        <h2>{puzzle.title[language]}</h2>
        <p class="goal-line">{puzzle.goal[language]}</p>
        {puzzle.position.game === 'dice' ? (
          <ThrowsToCome puzzle={puzzle} state={state} texts={texts} />
        ) : (
          <CardsToCome puzzle={puzzle} state={state} texts={texts} size={size} />
        )}
      </section>
      {hinted !== null && open && (
        <Teacher sentence={hinted}>
          <button type="button" class="button strong" data-task data-close-hint onClick={() => hint(null)}>
            {texts.t('ui.close')}
          </button>
        </Teacher>
      )}
      {outcome === 'solved' && (
        <Finished
          sentence={puzzle.why[language]}
          stamp="learn.solved"
          next={next}
          nextLabel="learn.next-puzzle"
          leave={leave}
        />
      )}
      {outcome === 'failed' && (
        <Teacher sentence={texts.t('learn.failed-line')}>
          <b class="failed">{texts.t('learn.failed')}</b>
          <button type="button" class="button strong" data-task data-again onClick={again}>
            {texts.t('learn.start-over')}
          </button>
        </Teacher>
      )}
    </>
  );
}

export function PuzzlePage(props: PuzzlePageProps) {
  const { puzzle, leave, again } = props;
  const { game } = puzzle.position;
  const control = useTaughtTable(game, { t: 'puzzle', puzzle, me: ownName() });
  const { table, trouble } = useStore(control.opened);
  const Table = tables[game];
  if (trouble !== '' || table === null) return <NoTableYet trouble={trouble} />;
  return (
    <div class={`learning puzzle puzzle-${game}`}>
      <Around {...props} table={table} />
      <Table table={table} control={control} leave={leave} again={again} />
    </div>
  );
}
