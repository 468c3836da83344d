import { type CardRules, END, PASS, type Told } from '@sixgun/engine';
import { type Bot, type Choice, NOTHING, type Question } from '../bot.ts';
import { randomBot } from '../random.ts';
import { judgeAnswer, judgeSave } from './answer.ts';
import { judgePick } from './pick.ts';
import { judgePlay } from './play.ts';
import { isCardRules } from './read.ts';
import { intentOf, Situation } from './situation.ts';

/** Options about as good as each other are chosen by chance. */
const TIE = 0.4;

/** A turn of which so much has been told goes round in circles: Benny Brawler may pay wagons with wagons for ever. */
const ENDLESS = 200;

function goesInCircles(history: readonly Told[]): boolean {
  const begun = history.length - ENDLESS;
  return begun >= 0 && !history.slice(begun).some(({ what }) => what === 'turn');
}

/** The rule bot as it stood when the search began. Figures in docs/bots.md are measured against it, so it never changes. */
export const rulesOfThumb: Bot = {
  decide(question) {
    const { rules, options } = question;
    if (!isCardRules(rules)) return randomBot.decide(question);
    if (options.length === 1 && !question.optional) return options[0].line;
    if (goesInCircles(question.history)) {
      const leaving = options.find(({ line: [first] }) => first === PASS || first === END);
      if (leaving !== undefined) return leaving.line;
    }
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

function judge(s: Situation, rules: CardRules, { asked, draft, options }: Question, choice: Choice): number {
  const move = intentOf(rules, choice.line);
  if (draft.length > 0) return judgePick(s, move, choice, asked);
  switch (asked.ask) {
    case 'play':
    case 'standing':
      return judgePlay(s, move);
    case 'answer':
      return judgeAnswer(s, move, options, asked.needed);
    case 'save':
      return judgeSave(s, move, choice);
    default:
      return judgePick(s, move, choice, asked);
  }
}
