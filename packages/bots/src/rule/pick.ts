import { FROM_DECK, FROM_DISCARD, KIND, NO, PASS, YES } from '@sixgun/engine';
import { luck } from '../luck.ts';
import type { Intent, Situation } from './situation.ts';
import { judgeTrade } from './trade.ts';

/** About what a card from the deck is worth. */
export const AVERAGE = 5.2;

/** Any decision without a judge of its own: gain the best, lose the worst, hurt enemies. */
export function judgePick(s: Situation, move: Intent, line: readonly number[]): number {
  const traded = judgeTrade(s, line);
  if (traded !== undefined) return traded;
  let score = 0;
  if (move.card >= 0) score += judgeCard(s, move.card);
  if (move.target >= 0) score += judgeTarget(s, move.target);
  if (move.to >= 0 && move.target < 0) score += 3 * s.against[move.to];
  if (move.first === KIND.ability) score += 1;
  if (move.first === KIND.word) score += line[0] === PASS || line[0] === NO ? 0 : line[0] === YES ? 1 : 0.5;
  return score;
}

export function judgeDraw(s: Situation, move: Intent, [first]: readonly number[]): number {
  if (first === FROM_DECK) return AVERAGE;
  if (first === FROM_DISCARD) return s.topOfDiscard() < 0 ? 0 : s.worth(s.topOfDiscard());
  return move.to >= 0 ? AVERAGE + 2 * s.against[move.to] : AVERAGE + 1;
}

function judgeCard(s: Situation, piece: number): number {
  const { name, owner } = s.placeOf(piece);
  if (name === 'flip') return luck(s, piece);
  if (name === 'character') return lives(s, piece);
  return name === 'hand' && owner === s.me ? -s.worth(piece) : s.worth(piece);
}

function judgeTarget(s: Situation, piece: number): number {
  const { owner } = s.placeOf(piece);
  if (owner === s.me && s.keepsAlive(piece, owner)) return -s.loss(piece);
  return owner < 0 ? 0 : s.inPlayWorth(piece, owner) * Math.sign(s.against[owner]);
}

function lives(s: Situation, piece: number): number {
  const content = s.rules.content[s.def(piece)];
  return 'life' in content ? Number(content.life) : 0;
}
