import type { CardGame } from '../../author/index.ts';

/** The texts of the international edition, where they differ from those of the rulebook. */
export const isInternational = (g: CardGame): boolean => g.rules.variants['international-edition'] === true;
