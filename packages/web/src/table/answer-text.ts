import { END, KIND, kindOf, PASS, pickValue, type Question } from '@sixgun/engine';
import { wordIn } from '@sixgun/narration';
import type { MessageKey, Texts } from '@sixgun/texts';
import type { TableState } from '../story/table-state.ts';
import { defName } from './box.ts';

/** Questions to which yes and no would be answers too poor. */
const TO_USE: Readonly<Record<string, MessageKey>> = { 'new-characters': 'ui.exchange-both' };
const TO_PASS: Readonly<Record<string, MessageKey>> = {
  'discard-or-lose': 'stage.lose-life',
  'new-characters': 'ui.keep-both',
  'new-identity': 'ui.stay-the-same',
  obey: 'ui.show-hand',
  answer: 'ui.take-the-hit',
  save: 'stage.go-down',
};

/** A duel is given in to, a shot is taken. */
function passText(ask: string, question: Question | undefined): MessageKey | undefined {
  if (question?.ask === 'answer' && question.wants === 'card' && question.by !== undefined) return 'stage.give-in';
  return TO_PASS[ask];
}

/** What stands on the button for a pick that is neither a card to take up nor a player. */
export function answerText({ info, decision }: TableState, texts: Texts, pick: number): string {
  const value = pickValue(pick);
  const prompt = decision?.question.ask ?? '';
  const used = (def: number): string =>
    prompt === 'order' ? defName(info, texts, def) : texts.t('ui.use', { name: defName(info, texts, def) });
  switch (kindOf(pick)) {
    case KIND.word: {
      // After cards have been picked it is no refusal any more.
      if (pick === PASS && (decision?.draft.length ?? 0) > 0) return texts.t('ui.confirm');
      const question = decision?.question;
      if (pick === END && question?.ask === 'play' && question.surplus !== undefined)
        return texts.t('stage.end-discard', { count: question.surplus });
      const own = pick === PASS ? passText(prompt, question) : undefined;
      return own === undefined ? wordIn(texts, info.words[value]) : texts.t(own);
    }
    case KIND.as:
      return texts.t('ui.use-as', { card: defName(info, texts, value) });
    case KIND.hand:
    case KIND.play:
      return used(info.faces[value].def);
    case KIND.ability:
      return prompt in TO_USE ? texts.t(TO_USE[prompt]) : used(value);
    case KIND.copy:
    case KIND.name:
    case KIND.effect:
      return defName(info, texts, value);
    case KIND.die:
      return texts.t('dice.die', { n: value });
    default:
      return String(value);
  }
}
