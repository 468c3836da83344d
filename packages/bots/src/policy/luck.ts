import type { CardGame } from '@sixgun/engine';

/** What a card turned up for a draw! is likely to do, whatever it is asked: hearts free, low spades burn. */
export const LUCK = { bad: 0, plain: 2, good: 4 } as const;

export function luck(g: CardGame, piece: number): number {
  const suit = g.suit(piece);
  if (suit === 'H') return LUCK.good;
  return suit === 'S' && /^[2-9]$/.test(g.rank(piece)) ? LUCK.bad : LUCK.plain;
}
