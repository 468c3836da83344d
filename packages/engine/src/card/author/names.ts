/** Names a card can count as ("discard a BANG! card"), as bits. */
export const BANG = 1;
export const MISSED = 2;
export const BEER = 4;

/** Effects a card can give ("a Missed! effect"), whatever its name. */
export const DODGE = 1;

export const SUITS = ['S', 'H', 'D', 'C'] as const;
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;

export const isRed = (suit: string): boolean => suit === 'H' || suit === 'D';
export const rankOrder = (rank: string): number => RANKS.indexOf(rank as (typeof RANKS)[number]);
