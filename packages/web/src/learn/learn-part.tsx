import { lessons, puzzles } from 'virtual:learn-data';
import type { GameName } from '@sixgun/engine';
import { useState } from 'preact/hooks';
import { settings } from '../state/settings.ts';
import { LearnPage } from './learn-page.tsx';
import { LessonPage } from './lesson-page.tsx';
import { PuzzlePage } from './puzzle-page.tsx';
import '../style/learn.css';

interface LearnPartProps {
  /** `learn`, `learn/lesson/…` or `learn/puzzle/…`. */
  place: string;
  go: (to: string) => void;
  back: () => void;
}

/** A task by its name, with its number in its own game and the one after it. */
function found<T extends { id: string }>(lists: readonly (readonly T[])[], id: string) {
  for (const list of lists) {
    const at = list.findIndex((each) => each.id === id);
    if (at >= 0) return { task: list[at], number: at + 1, next: list[at + 1]?.id ?? null };
  }
  return null;
}

/** Everything about learning, fetched when somebody wants to learn. */
export function Part({ place, go, back }: LearnPartProps) {
  const [again, setAgain] = useState(0);
  const [, kind, id = ''] = place.split('/');
  const goOn = (next: string | null) => (next === null ? null : () => go(`learn/${kind}/${next}`));
  const lesson = kind === 'lesson' ? found([lessons.card, lessons.dice], id) : null;
  const puzzle = kind === 'puzzle' ? found([puzzles.card, puzzles.dice], id) : null;
  const task = lesson?.task ?? puzzle?.task ?? null;
  const [game, choose] = useState<GameName>(task?.position.game ?? settings.get().game);
  const leave = () => {
    if (task !== null) choose(task.position.game);
    go('learn');
  };
  if (lesson !== null)
    return <LessonPage key={id} lesson={lesson.task} number={lesson.number} leave={leave} next={goOn(lesson.next)} />;
  if (puzzle !== null)
    return (
      <PuzzlePage
        key={`${id} ${again}`}
        puzzle={puzzle.task}
        number={puzzle.number}
        leave={leave}
        next={goOn(puzzle.next)}
        again={() => setAgain(again + 1)}
      />
    );
  return <LearnPage game={game} choose={choose} go={go} back={back} />;
}
