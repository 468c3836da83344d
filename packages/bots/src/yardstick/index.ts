import { isCardRules } from '../beliefs/parts.ts';
import type { Bot } from '../bot.ts';
import { greedy } from './greedy.ts';
import { rulesOfThumb } from './rule.ts';

/** What strength is measured against. With cards it never changes; with dice it believes what the levels believe. */
export const yardstick: Bot = {
  decide: (question) => (isCardRules(question.rules) ? rulesOfThumb : greedy).decide(question),
};
