import { type Link, Names, reasonIn } from '@sixgun/narration';
import type { Level, Thought } from '@sixgun/protocol';
import type { MessageKey, Texts } from '@sixgun/texts';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { TableState } from '../story/table-state.ts';
import { Sentence } from '../text/rich.tsx';
import { Adviser, Chances, chanceText } from './hint-slip.tsx';
import { moveLabel, moveSentence } from './move-words.ts';

const THINKERS: Readonly<Partial<Record<Level, MessageKey>>> = {
  gunslinger: 'replay.gunslinger-there',
  legend: 'replay.legend-there',
};

/** The table as the seat that is asked had it before itself. */
const asAsked = (state: TableState, { step, question }: Thought): TableState => ({
  ...state,
  decision: { id: step, question, standing: false, sealed: null, draft: [], tree: [] },
});

interface WordsProps {
  state: TableState;
  texts: Texts;
  thought: Thought;
  look: (link: Link) => void;
}

/** Who says so, what, and his whole reason. */
function Words({ state, texts, thought: { seat, hint }, look }: WordsProps) {
  const name = state.info.names[seat];
  const why = hint.why === null ? [] : reasonIn(new Names(texts, state.info), hint.why);
  return (
    <>
      <p class="prompt" role="status">
        <span class="advice-whose">{texts.t(THINKERS[hint.level] ?? 'replay.legend-there', { name })}</span>{' '}
        <Sentence parts={moveSentence(state, texts, hint.picks)} look={look} />
      </p>
      <p class="advice-why">
        <Sentence parts={why.flatMap((sentence, i) => (i === 0 ? sentence : [' ', ...sentence]))} look={look} />
      </p>
    </>
  );
}

interface ThoughtSlipProps {
  state: TableState;
  texts: Texts;
  thought: Thought | 'thinking';
  /** What was done then is no secret any more, or the record does not know it. */
  past: boolean;
  look: (link: Link) => void;
  close: () => void;
}

/** What a bot would have done in a seat of a game that is looked at again, and on demand what was done. */
export function ThoughtSlip({ state: shown, texts, thought, past, look, close }: ThoughtSlipProps) {
  const [wants, want] = useState(false);
  const slip = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const here = slip.current;
    button.current?.focus({ preventScroll: true });
    return () => {
      if (here?.contains(document.activeElement) !== true) return;
      // The focus goes where it came from.
      document.querySelector<HTMLElement>('.top [data-hint]')?.focus({ preventScroll: true });
    };
  }, []);
  const told = thought === 'thinking' ? null : thought;
  const state = told === null ? shown : asAsked(shown, told);
  const key = told === null ? 'hint.own' : chanceText(state, told.seat);
  const whose =
    told !== null && key === 'hint.own'
      ? texts.t('replay.own-chance', { name: state.info.names[told.seat] })
      : texts.t(key);
  return (
    <section class="hint-slip thought-slip" ref={slip} aria-label={texts.t('hint.hint')}>
      <Adviser thinking={told === null} />
      <div class="advice">
        {told === null ? (
          <p class="prompt" role="status">
            {texts.t('hint.thinking')}
          </p>
        ) : (
          <Words state={state} texts={texts} thought={told} look={look} />
        )}
        {told !== null && (past || wants) && (
          <p class="advice-done" role="status">
            {told.done === null
              ? texts.t('replay.not-done')
              : texts.t('replay.done', { move: moveLabel(state, texts, told.done) })}
          </p>
        )}
      </div>
      {told !== null && <Chances state={state} texts={texts} hint={told.hint} whose={whose} />}
      <div class="answers">
        <button type="button" class="button" ref={button} data-close-hint onClick={close}>
          {texts.t('ui.close')}
        </button>
        {told !== null && !past && !wants && (
          <button type="button" class="button" data-done onClick={() => want(true)}>
            {texts.t('replay.ask-done')}
          </button>
        )}
      </div>
    </section>
  );
}
