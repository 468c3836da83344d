/** Names a card can count as ("discard a BANG! card"), as bits. */
export const BANG = 1;
export const MISSED = 2;
export const BEER = 4;

/** Effects a card can give ("a Missed! effect"), whatever its name. */
export const DODGE = 1;

export const SUITS = ['S', 'H', 'D', 'C'] as const;
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;

export const isRed = (suit: string): boolean => suit === 'H' || suit === 'D';
const ORDER: ReadonlyMap<string, number> = new Map(RANKS.map((rank, order) => [rank, order]));
export const rankOrder = (rank: string): number => ORDER.get(rank) ?? -1;
