import { BANG, type CardGame } from '../../author/index.ts';

/** The texts of the international edition, where they differ from those of the rulebook. */
export const isInternational = (g: CardGame): boolean => g.rules.variants['international-edition'] === true;

/** Was it played as a BANG! card? Similar effects are none. */
export const isBang = (g: CardGame, def: number): boolean =>
  def >= 0 && ((g.rules.cards[def]?.names ?? 0) & BANG) !== 0;
