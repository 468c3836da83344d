import { END, KIND, kindOf, PASS, pickValue, type Question } from '@sixgun/engine';
import type { Link, Part } from '@sixgun/narration';
import type { MessageKey, Texts } from '@sixgun/texts';
import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { Lantern } from '../art/level.tsx';
import { paced } from '../motion/timing.ts';
import type { TableState } from '../story/table-state.ts';
import { Sentence } from '../text/rich.tsx';
import { answerText } from './answer-text.ts';
import { isDanger, stakeOf, tagOf } from './at-stake.ts';
import { classesOf } from './classes.ts';
import { Company } from './company.ts';
import type { Controller } from './controller.ts';
import { LifeChange } from './life-change.tsx';
import { subjectOf, verbOf } from './pick-prompt.ts';
import type { Choices } from './picks.ts';
import { isOut, promptOf } from './prompt.ts';
import { QuestionSource } from './question-source.tsx';
import { UseButton } from './use-button.tsx';
import { goesByItself, useHelpless } from './use-helpless.ts';

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

/** Words that carry the turn on: giving in is never the answer that stands out, nor the end of a turn while something can be played. */
function buttonClass({ info }: TableState, pick: number, danger: boolean, useful: boolean): string {
  if (pick === END) return useful ? 'button' : 'button strong';
  if (pick === PASS) return danger ? 'button gives-in' : 'button strong';
  return kindOf(pick) === KIND.word && info.words[pickValue(pick)] === 'roll' ? 'button strong' : 'button';
}

function confirmText(ask: Question['ask'] | undefined): MessageKey {
  const verb = verbOf(ask);
  if (verb !== undefined) return `stage.${verb}`;
  return ask === 'play' ? 'ui.play-it' : 'ui.choose-it';
}

/** The one question of the moment and the answers that are not cards or players. */
export function ActionBar({ state, texts, choices, control, look, prompt, children }: ActionBarProps) {
  const { decision, path, info, view } = state;
  const begun = decision !== null && (path.length > 0 || decision.draft.length > 0);
  const mine = decision !== null;
  const danger = isDanger(state);
  const tag = begun ? '' : tagOf(state, texts, choices, goesByItself(state) && paced(1) > 0);
  useHelpless(state, control);
  const company = useContext(Company);
  const stake = stakeOf(state);
  const useful = choices.hand.size > 0;
  const subject = begun ? subjectOf(state, texts) : null;
  const about = subject?.link ?? null;
  const inFront = choices.buttons.filter(
    (node) => kindOf(node.pick) === KIND.play && decision?.question.ask !== 'order',
  );
  const aside = choices.buttons.filter((node) => !inFront.includes(node) && (!begun || node.pick !== END));
  const mayTakeBack = state.mayTakeBack && !begun;
  const mayHint = mine && !begun && state.mayHint;
  const maySkip = !mine && !view.over && state.deal === null;
  const classes = classesOf({
    action: true,
    mine,
    danger,
    several: choices.buttons.length > 1,
    'with-asides': mayTakeBack || mayHint || maySkip,
    'with-use': inFront.length > 0,
  });
  return (
    <section class={classes} aria-label={texts.t('ui.choose')}>
      {tag !== '' && <b class="tag">{tag}</b>}
      {company !== null && <company.OnAction />}
      <div class="question">
        {mine && !begun && <QuestionSource state={state} />}
        <div class="words">
          <p class="prompt" role="status">
            <Sentence parts={prompt ?? promptOf(state, texts)} look={look} />
          </p>
        </div>
        <div class="asides">
          {mayTakeBack && (
            <button type="button" class="chip" data-take-back onClick={() => control.takeBack()}>
              {texts.t('ui.take-back')}
            </button>
          )}
          {mayHint && (
            <button type="button" class="chip" data-hint onClick={() => control.askHint()}>
              <Lantern />
              <span class="hint-word">{texts.t('hint.hint')}</span>
            </button>
          )}
          {maySkip && (
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
            class={buttonClass(state, node.pick, danger, useful)}
            data-word={kindOf(node.pick) === KIND.word ? info.words[pickValue(node.pick)] : undefined}
            onClick={() => control.tap(node.pick)}
          >
            {answerText(state, texts, node.pick)}
            {node.pick === PASS && stake !== null && <LifeChange {...stake} texts={texts} />}
          </button>
        ))}
        {children}
        {begun && choices.complete && (
          <button type="button" class="button strong" data-confirm onClick={() => control.choose(path)}>
            {texts.t(confirmText(decision?.question.ask))}
          </button>
        )}
        {decision?.standing === true && !begun && (
          <button type="button" class="button" onClick={() => control.goOn()}>
            {texts.t('ui.go-on')}
          </button>
        )}
        {view.over && (
          <button type="button" class="button strong" onClick={() => control.look({ kind: 'end' })}>
            {texts.t('ui.go-on')}
          </button>
        )}
      </div>
    </section>
  );
}
