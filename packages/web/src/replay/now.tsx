import type { Link } from '@sixgun/narration';
import type { Course } from '@sixgun/protocol';
import type { Texts } from '@sixgun/texts';
import { inWords } from '../story/chronicle.ts';
import type { TableState } from '../story/table-state.ts';
import { Sentence } from '../text/rich.tsx';
import { firstOfTurn } from './turns.ts';

/** Which moment of the game this is. */
export function momentText({ steps }: Course, texts: Texts, at: number): string {
  const { turn } = steps[at];
  const step = at - firstOfTurn(steps, at);
  if (turn === 0) return texts.t('replay.deal');
  return step === 0 ? texts.t('replay.turn', { n: turn }) : texts.t('replay.turn-step', { n: turn, step });
}

interface NowProps {
  course: Course;
  state: TableState;
  texts: Texts;
  at: number;
  look: (link: Link) => void;
}

/** What happens now, in the words of the story. */
export function Now({ course, state, texts, at, look }: NowProps) {
  const line = state.chronicle.lines.at(-1);
  return (
    <p class="replay-now" aria-live="off">
      <b class="replay-moment">{momentText(course, texts, at)}</b>
      {line !== undefined && (
        <span>
          <Sentence parts={inWords(line, state.info, texts)} look={look} />
        </span>
      )}
    </p>
  );
}
