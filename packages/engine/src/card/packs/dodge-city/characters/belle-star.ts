import { character } from '../../../author/index.ts';

/** What others cannot pick from the table, she cannot put to sleep either. */
export const belleStar = character('belle-star', 4, {
  query: {
    switchedOff(off, g, me, seat, _def, piece) {
      if (off || piece < 0 || seat < 0 || seat === me || g.onTurn() !== me) return off;
      return g.rules.exposed.some((first) => g.s.where[piece] === first + seat);
    },
  },
});
