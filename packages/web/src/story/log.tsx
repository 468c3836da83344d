import type { Texts } from '@sixgun/texts';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { TableInfo } from '../protocol.ts';
import { memo } from '../state/memo.ts';
import { type Link, plainText, Sentence } from '../text/rich.tsx';
import type { Line } from './chronicle.ts';
import { inWords } from './wording.ts';

const StoryLine = memo((props: { line: Line; info: TableInfo; texts: Texts; look: (link: Link) => void }) => {
  const parts = inWords(props.line, props.info, props.texts);
  if (parts.length === 0) return null;
  return (
    <li class={`line depth-${props.line.depth}`}>
      <Sentence parts={parts} look={props.look} />
    </li>
  );
});

interface LogProps {
  lines: readonly Line[];
  info: TableInfo;
  texts: Texts;
  most: number;
  look: (link: Link) => void;
}

/** The story so far, its end in sight. */
export function Log({ lines, info, texts, most, look }: LogProps) {
  const ref = useRef<HTMLOListElement>(null);
  const last = lines.at(-1);
  useLayoutEffect(() => {
    const toItsEnd = () => {
      if (ref.current !== null) ref.current.scrollTop = ref.current.scrollHeight;
    };
    toItsEnd();
    // Letters that come late make lines longer.
    void document.fonts.ready.then(toItsEnd);
  }, [last]);
  return (
    <ol class="log" ref={ref} aria-label={texts.t('ui.log')}>
      {lines.slice(-most).map((line) => (
        <StoryLine key={line.id} line={line} info={info} texts={texts} look={look} />
      ))}
    </ol>
  );
}

const HEARD = 4;

const HeardLine = memo(({ line, info, texts }: { line: Line; info: TableInfo; texts: Texts }) => (
  <p>{plainText(inWords(line, info, texts))}</p>
));

/** The newest lines for those who hear the game. */
export function HeardLog({ lines, info, texts }: Pick<LogProps, 'lines' | 'info' | 'texts'>) {
  return (
    <div class="heard" role="log" aria-live="polite" aria-label={texts.t('ui.log')}>
      {lines.slice(-HEARD).map((line) => (
        <HeardLine key={line.id} line={line} info={info} texts={texts} />
      ))}
    </div>
  );
}
