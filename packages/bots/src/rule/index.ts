import type { CardRules } from '@sixgun/engine';
import { type Bot, type Choice, NOTHING, type Question } from '../bot.ts';
import { isCardRules } from '../read.ts';
import { greedy } from '../yardstick/greedy.ts';
import { judgeAnswer, judgeSave } from './answer.ts';
import { judgeAsked } from './asked.ts';
import { judgePick } from './pick.ts';
import { judgePlay } from './play.ts';
import { intentOf, Situation } from './situation.ts';

/** Options about as good as each other are chosen by chance. */
const TIE = 0.4;

/** Plays by a few rules of thumb: judges each option by itself and takes the best; dice that are of use it keeps. */
export const ruleBot: Bot = {
  decide(question) {
    const { rules, options } = question;
    if (!isCardRules(rules)) return greedy.decide(question);
    if (options.length === 1 && !question.optional) return options[0].line;
    const situation = new Situation(question, rules);
    let best: readonly number[] | typeof NOTHING = NOTHING;
    let bestScore = question.optional ? 0 : Number.NEGATIVE_INFINITY;
    for (const choice of options) {
      const score = judge(situation, rules, question, choice) + TIE * situation.whim();
      if (score > bestScore) {
        best = choice.line;
        bestScore = score;
      }
    }
    return best;
  },
};

function judge(s: Situation, rules: CardRules, { asked, draft, options }: Question, { line }: Choice): number {
  const move = intentOf(rules, line);
  switch (asked.ask) {
    case 'play':
    case 'standing':
      return draft.length > 0 ? judgePick(s, move, line) : judgePlay(s, move, line);
    case 'answer':
      return judgeAnswer(s, move, options, asked.needed);
    case 'save':
      return judgeSave(s, move, line);
    default:
      return judgeAsked(s, move, line, asked);
  }
}
