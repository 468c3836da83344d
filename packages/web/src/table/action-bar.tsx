import { END, KIND, kindOf, PASS, pickValue } from '@sixgun/engine';
import type { Link, Part } from '@sixgun/narration';
import type { Texts } from '@sixgun/texts';
import type { ComponentChildren } from 'preact';
import { inWords } from '../story/chronicle.ts';
import type { TableState } from '../story/table-state.ts';
import { Sentence } from '../text/rich.tsx';
import { answerText } from './answer-text.ts';
import type { Controller } from './controller.ts';
import { subjectOf } from './pick-prompt.ts';
import type { Choices } from './picks.ts';
import { isOut, promptOf } from './prompt.ts';
import { UseButton } from './use-button.tsx';

interface ActionBarProps {
  state: TableState;
  texts: Texts;
  choices: Choices;
  control: Controller;
  look: (link: Link) => void;
  /** Where a game asks in words of its own. */
  prompt?: readonly Part[] | undefined;
  /** Answers that are no single picks. */
  children?: ComponentChildren;
}

/** Questions in which to pass is to suffer something. */
const SUFFER = ['answer', 'save'];

/** Words that carry the turn on; giving in is never the answer that stands out. */
const isStrong = (pick: number, words: readonly string[], prompt: string): boolean =>
  pick === END ||
  (pick === PASS && !SUFFER.includes(prompt)) ||
  (kindOf(pick) === KIND.word && words[pickValue(pick)] === 'roll');

/** The one question of the moment and the answers that are not cards or players. */
export function ActionBar({ state, texts, choices, control, look, prompt, children }: ActionBarProps) {
  const { decision, path, info, view } = state;
  const begun = decision !== null && (path.length > 0 || decision.draft.length > 0);
  const mine = decision !== null;
  const last = mine ? undefined : state.chronicle.lines.findLast((line) => line.depth > 0);
  const subject = begun ? subjectOf(state, texts) : null;
  const about = subject?.link ?? null;
  const inFront = choices.buttons.filter(
    (node) => kindOf(node.pick) === KIND.play && decision?.question.ask !== 'order',
  );
  const aside = choices.buttons.filter((node) => !inFront.includes(node) && (!begun || node.pick !== END));
  return (
    <section class={mine ? 'action mine' : 'action'} aria-label={texts.t('ui.choose')}>
      <div class="question">
        <div class="words">
          {last !== undefined && (
            <p class="latest">
              <Sentence parts={inWords(last, info, texts)} look={look} />
            </p>
          )}
          <p class="prompt" role="status">
            <Sentence parts={prompt ?? promptOf(state, texts)} look={look} />
          </p>
        </div>
        <div class="asides">
          {state.mayTakeBack && !begun && (
            <button type="button" class="chip" data-take-back onClick={() => control.takeBack()}>
              {texts.t('ui.take-back')}
            </button>
          )}
          {!mine && !view.over && (
            <button type="button" class="chip" data-skip disabled={state.skipping} onClick={() => control.skip()}>
              {texts.t(isOut(state) ? 'ui.to-the-end' : 'ui.skip')}
            </button>
          )}
        </div>
      </div>
      <div class="answers">
        {begun && (
          <button type="button" class="button" onClick={() => control.cancel()}>
            {texts.t('ui.cancel')}
          </button>
        )}
        {subject !== null && about !== null && (
          <button
            type="button"
            class="button round"
            aria-label={texts.t('ui.about', { name: subject.label })}
            onClick={() => look(about)}
          >
            i
          </button>
        )}
        {inFront.map((node) => (
          <UseButton
            key={node.pick}
            info={info}
            texts={texts}
            piece={pickValue(node.pick)}
            alone={inFront.length === 1}
            tap={() => control.tap(node.pick)}
          />
        ))}
        {aside.map((node) => (
          <button
            key={node.pick}
            type="button"
            class={isStrong(node.pick, info.words, decision?.question.ask ?? '') ? 'button strong' : 'button'}
            data-word={kindOf(node.pick) === KIND.word ? info.words[pickValue(node.pick)] : undefined}
            onClick={() => control.tap(node.pick)}
          >
            {answerText(state, texts, node.pick)}
          </button>
        ))}
        {children}
        {begun && choices.complete && (
          <button type="button" class="button strong" data-confirm onClick={() => control.choose(path)}>
            {texts.t(
              decision?.question.ask === 'play' || decision?.question.ask === 'answer' ? 'ui.play-it' : 'ui.choose-it',
            )}
          </button>
        )}
        {decision?.standing === true && !begun && (
          <button type="button" class="button" onClick={() => control.goOn()}>
            {texts.t('ui.go-on')}
          </button>
        )}
        {view.over && (
          <button type="button" class="button strong" onClick={() => control.look({ kind: 'end' })}>
            {texts.t('ui.game-over')}
          </button>
        )}
      </div>
    </section>
  );
}
