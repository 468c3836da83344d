/** Whoever can tell what a card shows: a game, or what somebody sees of one. */
interface Cards {
  suit(piece: number): string;
  rank(piece: number): string;
}

/** What a card turned up for a draw! is likely to do, whatever it is asked: hearts free, low spades burn. */
const LUCK = { bad: 0, plain: 2, good: 4 } as const;

export function luck(cards: Cards, piece: number): number {
  const suit = cards.suit(piece);
  if (suit === 'H') return LUCK.good;
  return suit === 'S' && /^[2-9]$/.test(cards.rank(piece)) ? LUCK.bad : LUCK.plain;
}

/** How much whoever draws for it would like another card instead: 1 of a bad one, below 0 of one that will do. */
export function hopeForAnother(cards: Cards, piece: number): number {
  const seen = luck(cards, piece);
  return seen === LUCK.bad ? 1 : seen === LUCK.good ? -1 : -0.2;
}
