import type { Texts } from '@sixgun/texts';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { OldTimer } from '../art/old-timer.tsx';
import { useTexts } from '../text/language.ts';
import type { Task } from './tasks.tsx';

const OFTEN = 100;
const MARGINS = 24;

/** The place of the action bar, which the old-timer takes: its left edge, width and lower edge. */
function usePlaceOfBar() {
  const [style, setStyle] = useState('');
  useLayoutEffect(() => {
    const look = () => {
      const bar = document.querySelector('.table .action')?.getBoundingClientRect();
      if (bar === undefined || bar.width === 0) return;
      setStyle(
        `left:${bar.left}px;width:${bar.width}px;bottom:${innerHeight - bar.bottom}px;min-height:${bar.height}px`,
      );
    };
    look();
    const timer = setInterval(look, OFTEN);
    return () => clearInterval(timer);
  }, []);
  return style;
}

interface TeacherProps {
  sentence: string;
  children?: ComponentChildren;
}

/** The old-timer in the place of the action bar: one sentence, and what is to be done. */
export function Teacher({ sentence, children }: TeacherProps) {
  const texts = useTexts();
  const style = usePlaceOfBar();
  const words = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const room = words.current?.closest('.learning');
    room?.classList.add('taught');
    return () => room?.classList.remove('taught');
  }, []);
  // The table makes room for what is said, so that it never covers what is spoken of.
  useLayoutEffect(() => {
    const height = words.current?.offsetHeight ?? 0;
    words.current?.closest<HTMLElement>('.learning')?.style.setProperty('--teach', `${height + MARGINS}px`);
  });
  return (
    <section class="teacher" style={style} aria-label={texts.t('learn.title')}>
      <OldTimer />
      <div class="teaching" ref={words}>
        <p role="status" class="sentence">
          {sentence}
        </p>
        <div class="tasks">{children}</div>
      </div>
    </section>
  );
}

export function Tasks({ tasks, texts }: { tasks: readonly Task[]; texts: Texts }) {
  const next = tasks.findIndex(({ done }) => !done);
  return (
    <>
      {tasks.map(({ text, done, say }, i) => {
        const mark = (
          <>
            <i class="task-mark" aria-hidden="true">
              {done ? '✓' : i + 1}
            </i>
            {text}
          </>
        );
        const kind = done ? 'task done' : i === next ? 'task next' : 'task';
        return say !== null && i === next ? (
          <button key={i} type="button" class={`${kind} said`} data-task onClick={say}>
            {mark}
          </button>
        ) : (
          <span key={i} class={kind}>
            {mark}
            {done && <span class="heard">{texts.t('learn.done')}</span>}
          </span>
        );
      })}
    </>
  );
}
