import { KIND, PASS } from '@sixgun/engine';
import type { Choice } from '../bot.ts';
import { type Intent, intentOf, type Situation } from './situation.ts';

/** What a life is worth in cards: the fewer are left, the more. */
function lifeWorth(life: number): number {
  return life <= 1 ? 100 : life === 2 ? 14 : 9;
}

/** An answer to an attack: what costs nothing first, then a card, unless the cards would not be enough anyway. */
export function judgeAnswer(s: Situation, move: Intent, options: readonly Choice[], needed: number): number {
  if (move.first === KIND.word) return 0;
  if (move.first !== KIND.hand) return 200;
  const cards = options.filter((option) => intentOf(s.rules, option.line).first === KIND.hand).length;
  if (cards < needed) return -1;
  return lifeWorth(s.life(s.me)) - needed * s.worth(move.card);
}

/** At the last life everything is given that helps. */
export function judgeSave(s: Situation, move: Intent, choice: Choice): number {
  if (choice.line[0] === PASS) return 0;
  return 20 - (move.card >= 0 ? s.worth(move.card) : 5);
}
