import { character, claimsOf } from '../../../author/index.ts';
import { firstFrom } from '../clockwise.ts';

const FULL = 6;

export const johnPain = character('john-pain', 4, {
  query: {
    claimed(seat, g, me, _piece, by, counted) {
      if (!counted && g.rules.variants['john-pain-both'] !== true) return seat;
      return g.hand(me).length + claimsOf(g, me) < FULL ? firstFrom(g, by, seat, me) : seat;
    },
  },
});
