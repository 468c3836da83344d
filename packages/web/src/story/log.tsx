import { type Line, type Link, plain } from '@sixgun/narration';
import type { TableInfo } from '@sixgun/protocol';
import type { Texts } from '@sixgun/texts';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { memo } from '../state/memo.ts';
import { useRoving } from '../state/roving.ts';
import { Sentence } from '../text/rich.tsx';
import { inWords } from './chronicle.ts';

const StoryLine = memo((props: { line: Line; info: TableInfo; texts: Texts; look: (link: Link) => void }) => {
  const parts = inWords(props.line, props.info, props.texts);
  return (
    <li class={`line depth-${props.line.depth}`} data-line={props.line.id}>
      <Sentence parts={parts} look={props.look} roves />
    </li>
  );
});

interface LogProps {
  lines: readonly Line[];
  info: TableInfo;
  texts: Texts;
  most: number;
  look: (link: Link) => void;
  /** A line to begin with instead of the end. */
  at?: number | undefined;
}

/** Less than a line: rounding and a half-seen line still are the end. */
const NEARLY = 16;

/** The story so far, its end in sight until somebody reads further up. */
export const Log = memo(({ lines, info, texts, most, look, at }: LogProps) => {
  const { ref, ...roving } = useRoving<HTMLOListElement>();
  const reading = useRef(false);
  const last = lines.at(-1);
  useLayoutEffect(() => {
    const log = ref.current;
    if (log === null) return;
    const toItsEnd = () => {
      if (!reading.current) log.scrollTop = log.scrollHeight;
    };
    const wanted = at === undefined ? null : log.querySelector(`[data-line="${at}"]`);
    if (wanted !== null) {
      reading.current = true;
      wanted.scrollIntoView({ block: 'center' });
      return;
    }
    toItsEnd();
    // Letters that come late make lines longer.
    void document.fonts.ready.then(toItsEnd);
    enterAtTheNewest(log);
  }, [last, ref]);
  const onScroll = ({ currentTarget: log }: { currentTarget: HTMLOListElement }) => {
    reading.current = log.scrollHeight - log.clientHeight - log.scrollTop > NEARLY;
  };
  return (
    <ol class="log" ref={ref} {...roving} onScroll={onScroll} aria-label={texts.t('ui.log')}>
      {lines.slice(-most).map((line) => (
        <StoryLine key={line.id} line={line} info={info} texts={texts} look={look} />
      ))}
    </ol>
  );
});

/** The Tab key comes to the newest name, unless somebody is among the names already. */
function enterAtTheNewest(log: HTMLElement): void {
  if (log.contains(document.activeElement)) return;
  const names = [...log.querySelectorAll<HTMLElement>('[data-rove]')];
  for (const name of names) name.tabIndex = name === names.at(-1) ? 0 : -1;
}

const HEARD = 4;

const HeardLine = memo(({ line, info, texts }: { line: Line; info: TableInfo; texts: Texts }) => (
  <p>{plain(inWords(line, info, texts))}</p>
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
