import { BEER, character } from '../../../author/index.ts';

/** A card for every Beer card that anybody plays, for whatever it is played. */
export const madamYto = character('madam-yto', 4, {
  at: {
    played(_cards, g, me, _seat, def) {
      if (((g.rules.cards[def]?.names ?? 0) & BEER) !== 0) g.draw(me, 1, g.rules.content.indexOf(madamYto));
    },
  },
});
