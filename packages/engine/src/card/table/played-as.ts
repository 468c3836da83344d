import type { Frame } from '../../kernel/frame.ts';
import type { CardGame } from './game.ts';

/** Does this card, which is at work, only do what another one does, without being it? */
export const isCopy = (g: CardGame, piece: number): boolean =>
  piece >= 0 && g.rules.cards[g.def(piece)]?.mimics !== undefined && g.rules.isCopyAtWork(g.s.stack, piece);

/** Would it, played as this definition now, only do what another card does? It may also be this definition by another rule. */
export const copiesNow = (g: CardGame, piece: number, def: number): boolean =>
  piece >= 0 && g.rules.cards[g.def(piece)]?.mimics?.(g) === def;

/** Does a play, a shot or a hit come from a card of this name, or from one that counts as it? A similar effect does not. */
export const isPlayedAs = (g: CardGame, name: number, { src, card }: Frame): boolean =>
  src >= 0 && ((g.rules.cards[src]?.names ?? 0) & name) !== 0 && !isCopy(g, card);
