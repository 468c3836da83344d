import type { CardGame } from './game.ts';

/** The card, ability or event that what is going on comes from. */
export function causeOf(g: CardGame): number | undefined {
  for (let at = g.s.stack.length - 1; at >= 0; at--) {
    const { src, card } = g.s.stack[at];
    if (src >= 0) return src;
    if (card >= 0) return g.def(card);
  }
  return undefined;
}
