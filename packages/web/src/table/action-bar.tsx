import { END, KIND, kindOf, PASS, pickValue, WORD } from '@sixgun/engine';
import type { MessageKey, Texts } from '@sixgun/texts';
import { inWords } from '../story/wording.ts';
import { type Link, Sentence } from '../text/rich.tsx';
import { defName } from './box.ts';
import type { Controller } from './controller.ts';
import type { Choices } from './picks.ts';
import { promptOf } from './prompt.ts';
import type { TableState } from './state.ts';

const WORDS: Readonly<Partial<Record<number, MessageKey>>> = {
  [WORD.pass]: 'ui.pass',
  [WORD.end]: 'ui.end-turn',
  [WORD.hand]: 'ui.random-card',
  [WORD.deck]: 'ui.from-deck',
  [WORD.discard]: 'ui.from-discard',
  [WORD.yes]: 'ui.yes',
  [WORD.no]: 'ui.no',
};

function buttonText({ info }: TableState, texts: Texts, pick: number): string {
  const value = pickValue(pick);
  switch (kindOf(pick)) {
    case KIND.word: {
      const key = WORDS[value];
      return key === undefined ? info.words[value] : texts.t(key);
    }
    case KIND.as:
      return texts.t('ui.use-as', { card: defName(info, texts, value) });
    case KIND.hand:
    case KIND.play:
      return texts.t('ui.use', { name: defName(info, texts, info.faces[value].def) });
    case KIND.ability:
      return texts.t('ui.use', { name: defName(info, texts, value) });
    case KIND.copy:
    case KIND.name:
      return defName(info, texts, value);
    default:
      return String(value);
  }
}

interface ActionBarProps {
  state: TableState;
  texts: Texts;
  choices: Choices;
  control: Controller;
  look: (link: Link) => void;
}

/** The one question of the moment and the answers that are not cards or players. */
export function ActionBar({ state, texts, choices, control, look }: ActionBarProps) {
  const { decision, path, info } = state;
  const begun = path.length > 0 || (decision?.draft.length ?? 0) > 0;
  const mine = decision !== null;
  const last = mine ? undefined : state.chronicle.lines.findLast((line) => line.depth > 0);
  const chosen = path.find((pick) => kindOf(pick) === KIND.hand);
  const aside = choices.buttons.filter((node) => !begun || node.pick !== END);
  return (
    <section class={mine ? 'action mine' : 'action'} aria-label={texts.t('ui.choose')}>
      <div class="question">
        {last !== undefined && (
          <p class="latest">
            <Sentence parts={inWords(last, info, texts)} look={look} />
          </p>
        )}
        <p class="prompt" role="status">
          <Sentence parts={promptOf(state, texts)} look={look} />
        </p>
      </div>
      <div class="answers">
        {state.mayTakeBack && !begun && (
          <button type="button" class="button" onClick={() => control.takeBack()}>
            {texts.t('ui.take-back')}
          </button>
        )}
        {begun && (
          <button type="button" class="button" onClick={() => control.cancel()}>
            {texts.t('ui.cancel')}
          </button>
        )}
        {begun && chosen !== undefined && (
          <button
            type="button"
            class="button round"
            aria-label={texts.t('ui.about', { name: defName(info, texts, info.faces[pickValue(chosen)].def) })}
            onClick={() => look({ def: info.faces[pickValue(chosen)].def, piece: pickValue(chosen) })}
          >
            i
          </button>
        )}
        {aside.map((node) => (
          <button
            key={node.pick}
            type="button"
            class={node.pick === END || node.pick === PASS ? 'button strong' : 'button'}
            data-word={kindOf(node.pick) === KIND.word ? info.words[pickValue(node.pick)] : undefined}
            onClick={() => control.tap(node.pick)}
          >
            {buttonText(state, texts, node.pick)}
          </button>
        ))}
        {begun && choices.complete >= 0 && (
          <button type="button" class="button strong" data-confirm onClick={() => control.choose(choices.complete)}>
            {texts.t(decision?.prompt === 'play' || decision?.prompt === 'answer' ? 'ui.play-it' : 'ui.choose-it')}
          </button>
        )}
        {decision?.standing === true && !begun && (
          <button type="button" class="button" onClick={() => control.goOn()}>
            {texts.t('ui.go-on')}
          </button>
        )}
        {!mine && !state.view.over && (
          <button type="button" class="button" data-skip disabled={state.skipping} onClick={() => control.skip()}>
            {texts.t('ui.skip')}
          </button>
        )}
        {state.view.over && (
          <button type="button" class="button strong" onClick={() => control.look({ kind: 'end' })}>
            {texts.t('ui.game-over')}
          </button>
        )}
      </div>
    </section>
  );
}
