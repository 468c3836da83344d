import { lessons, puzzles } from 'virtual:learn-data';
import type { GameName } from '@sixgun/engine';
import type { Lesson, Puzzle } from '@sixgun/scenario';
import type { Texts } from '@sixgun/texts';
import { FaceSign } from '../art/face-sign.tsx';
import { emblemOf, Icon, signs } from '../art/pictures.tsx';
import { useStore } from '../state/store.ts';
import { useTexts } from '../text/language.ts';
import { progress } from './progress.ts';
import { Stars } from './stars.tsx';

interface LearnPageProps {
  game: GameName;
  choose: (game: GameName) => void;
  go: (to: string) => void;
  back: () => void;
}

interface RowProps {
  texts: Texts;
  done: boolean;
  open: () => void;
}

function LessonRow({
  lesson,
  number,
  next,
  begun,
  texts,
  done,
  open,
}: RowProps & { lesson: Lesson; number: number; next: boolean; begun: boolean }) {
  const { language } = texts;
  return (
    <li>
      <button type="button" class={next ? 'learn-row next' : 'learn-row'} data-lesson={lesson.id} onClick={open}>
        <i class={done ? 'number done' : next ? 'number next' : 'number'} aria-hidden="true">
          {done ? '✓' : number}
        </i>
        <span class="what">
          <b>{lesson.title[language]}</b>
          <span>{lesson.line[language]}</span>
        </span>
        {done ? (
          <span class="done-stamp">{texts.t('learn.done')}</span>
        ) : next ? (
          <span class="button strong">{texts.t(begun ? 'ui.go-on' : 'learn.begin')}</span>
        ) : (
          <span class="minute">{texts.t('learn.minute')}</span>
        )}
      </button>
    </li>
  );
}

/** A card or a face of a die, as the picture of a puzzle. */
function Picture({ puzzle }: { puzzle: Puzzle }) {
  if (puzzle.position.game === 'dice')
    return (
      <span class="learn-picture die-picture">
        <FaceSign face={puzzle.picture} />
      </span>
    );
  const [id] = puzzle.picture.split('/');
  return (
    <span class="learn-picture">
      <Icon name={emblemOf({ kind: 'card', id } as Parameters<typeof emblemOf>[0])} />
    </span>
  );
}

function PuzzleRow({ puzzle, texts, done, open }: RowProps & { puzzle: Puzzle }) {
  const { language } = texts;
  return (
    <li>
      <button type="button" class="learn-row" data-puzzle={puzzle.id} onClick={open}>
        <Picture puzzle={puzzle} />
        <span class="what">
          <b>{puzzle.title[language]}</b>
          <span>{puzzle.goal[language]}</span>
        </span>
        {done ? (
          <span class="done-stamp">{texts.t('learn.solved')}</span>
        ) : (
          <Stars stars={puzzle.stars} texts={texts} />
        )}
      </button>
    </li>
  );
}

const GAMES = ['card', 'dice'] as const satisfies readonly GameName[];

/** Everything there is to learn: nothing is locked, and the next lesson has the gold line. */
export function LearnPage({ game, choose, go, back }: LearnPageProps) {
  const texts = useTexts();
  const { done, begun } = useStore(progress);
  const first = lessons[game].find(({ id }) => !done.includes(id))?.id;
  const ready = lessons[game].filter(({ id }) => done.includes(id)).length;
  const solved = puzzles[game].filter(({ id }) => done.includes(id)).length;
  return (
    <main class="page learn-page">
      <header class="page-head">
        <button type="button" class="chip" data-back aria-label={texts.t('ui.back')} onClick={back}>
          ←
        </button>
        <h1>{texts.t('learn.title')}</h1>
        <p>{texts.t('learn.line')}</p>
      </header>
      <fieldset class="learn-games" aria-label={texts.t('learn.title')}>
        {GAMES.map((each) => (
          <button
            key={each}
            type="button"
            class={each === game ? 'button strong' : 'button'}
            data-game={each}
            aria-pressed={each === game}
            onClick={() => choose(each)}
          >
            <Icon name={each === 'dice' ? signs.dice : signs.hand} />
            {texts.t(`ui.game-${each}`)}
          </button>
        ))}
      </fieldset>
      <div class="learn-lists">
        <section class="learn-list">
          <header>
            <h2>{texts.t('learn.lessons')}</h2>
            <span>{texts.t('learn.count', { done: ready, all: lessons[game].length })}</span>
          </header>
          <ol>
            {lessons[game].map((lesson, i) => (
              <LessonRow
                key={lesson.id}
                lesson={lesson}
                number={i + 1}
                next={lesson.id === first}
                begun={(begun[lesson.id] ?? 0) > 0}
                done={done.includes(lesson.id)}
                texts={texts}
                open={() => go(`learn/lesson/${lesson.id}`)}
              />
            ))}
          </ol>
        </section>
        <section class="learn-list">
          <header>
            <h2>{texts.t('learn.puzzles')}</h2>
            <span>
              {solved > 0
                ? texts.t('learn.count', { done: solved, all: puzzles[game].length })
                : texts.t('learn.one-way')}
            </span>
          </header>
          <ol>
            {puzzles[game].map((puzzle) => (
              <PuzzleRow
                key={puzzle.id}
                puzzle={puzzle}
                done={done.includes(puzzle.id)}
                texts={texts}
                open={() => go(`learn/puzzle/${puzzle.id}`)}
              />
            ))}
          </ol>
        </section>
      </div>
    </main>
  );
}
