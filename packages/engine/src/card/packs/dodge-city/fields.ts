import { characterNamed, type Fields, field, key } from '../../author/index.ts';
import { copiedBy } from './characters/vera-custer.ts';

export const fields: Fields = {
  seat: {
    copies: field({ either: ['null', 'text'] }, 'the character whose ability Vera Custer has', (g, copied, seat) => {
      // Right after her own, where she looks for it.
      if (copied !== null && copied !== '')
        g.setAbilities(seat, g.s.abilities[seat].toSpliced(1, 0, characterNamed(g, copied)));
    }),
  },
  seatKeys: {
    copies: key('the character whose ability Vera Custer has, `null` if none', (g, seat) => {
      const copied = copiedBy(g, seat);
      return copied < 0 ? null : g.rules.defs[copied].id;
    }),
  },
};
