import { isCardRules } from '../beliefs/parts.ts';
import type { Bot } from '../bot.ts';
import { greedy } from './greedy.ts';
import { rulesOfThumb } from './rule.ts';

/** What strength is measured against. It never changes, so that figures of different days can be compared. */
export const yardstick: Bot = {
  decide: (question) => (isCardRules(question.rules) ? rulesOfThumb : greedy).decide(question),
};
