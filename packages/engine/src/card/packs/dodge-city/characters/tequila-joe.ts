import { BEER, character } from '../../../author/index.ts';

/** A Beer card, not what is merely drunk like one. */
export const tequilaJoe = character('tequila-joe', 4, {
  query: {
    beerHeals: (lives, g, _me, piece) =>
      piece >= 0 && ((g.rules.cards[g.def(piece)]?.names ?? 0) & BEER) !== 0 ? lives + 1 : lives,
  },
});
