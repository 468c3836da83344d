import { useTexts } from '../text/language.ts';
import { Teacher } from './teacher.tsx';

interface FinishedProps {
  sentence: string;
  stamp: 'learn.done' | 'learn.solved';
  /** Null after the last one. */
  next: (() => void) | null;
  nextLabel: 'learn.next-lesson' | 'learn.next-puzzle';
  leave: () => void;
}

/** It is done: what to remember of it, and where to go from here. */
export function Finished({ sentence, stamp, next, nextLabel, leave }: FinishedProps) {
  const texts = useTexts();
  return (
    <Teacher sentence={sentence}>
      <span class="done-stamp">{texts.t(stamp)}</span>
      {next !== null && (
        <button type="button" class="button strong" data-task data-next onClick={next}>
          {texts.t(nextLabel)}
        </button>
      )}
      <button type="button" class="button" data-task data-to-list onClick={leave}>
        {texts.t('learn.to-list')}
      </button>
    </Teacher>
  );
}
