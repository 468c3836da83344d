import { KIND, pickValue } from '@sixgun/engine';
import { judgeEffect, NEVER } from './effect.ts';
import { ENEMY, type Intent, type Situation } from './situation.ts';
import { judgeTrade } from './trade.ts';

/** How good a move of one's own turn is; ending the turn is worth nothing. */
export function judgePlay(s: Situation, move: Intent, line: readonly number[]): number {
  if (move.first === KIND.word) return judgeTrade(s, line) ?? 0;
  if (move.def < 0) return 0;
  if (move.first === KIND.hand && move.word === 'gold') return forGold(s);
  return judgeEffect(s, { ...move, def: imitated(s, move) }) + strengthened(s, move) - weariness(s, move, line);
}

/** Some cards bring each other back for ever (Cattle Truck and Water Tower), so what returns again and again loses its charm. */
function weariness(s: Situation, { first, def }: Intent, line: readonly number[]): number {
  const piece = first === KIND.ability ? -1 : pickValue(line[0]);
  return 1.5 * Math.max(0, s.usedThisTurn(piece, def) - 1);
}

/** A card that does what the top of the pile does. */
function imitated(s: Situation, { card, def }: Intent): number {
  const top = s.topOfDiscard();
  return card >= 0 && top >= 0 && s.rules.cards[def]?.mimics !== undefined ? s.def(top) : def;
}

/** What is added to a BANG! card has to be worth its price, and is for enemies alone. */
function strengthened(s: Situation, { boosts, to }: Intent): number {
  if (boosts.length === 0) return 0;
  const fatal = s.life(to) <= 1 ? 0.5 : 1;
  const gain = boosts.reduce((total, piece) => total + (s.note(piece).boost ?? 1) * fatal - 0.8, 0);
  return s.against[to] > ENEMY ? gain : NEVER;
}

/** A Beer for a nugget: when it heals nobody, and rather when there are more of them. */
function forGold(s: Situation): number {
  if (s.others().length < 2) return 3;
  if (s.missingLife(s.me) > 0) return s.life(s.me) >= 3 ? 1.5 : NEVER;
  return s.held('heal') > 1 || s.handSize(s.me) > s.life(s.me) ? 2.5 : 0.1;
}
