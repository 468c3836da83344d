import { ability, blame, type Colour, character, handCard, type Mark, OK, unusable } from '../../../author/index.ts';

const LIMIT = 2;
export const bluesTraded: Mark = { name: 'jose-delgado', lasts: 'turn' };

/** Dangerous cards are blue ones in every respect. */
const isBlue = (colour: Colour): boolean => colour === 'blue' || colour === 'orange';

export const joseDelgado = character('jose-delgado', 4, {
  option: {
    offer(g, me, o, def) {
      if (g.mark(bluesTraded, me) >= LIMIT) {
        if (o.explain) o.no('used-this-turn', {}, ability(def));
        return;
      }
      if (o.explain && g.hand(me).length === 0) o.no('not-enough', { needed: 1, have: 0 }, ability(def));
      for (const piece of g.hand(me)) {
        const why = isBlue(g.card(piece).colour) ? unusable(g, me, piece) : 'wrong-card';
        if (why === OK) o.add(ability(def), handCard(piece));
        else if (o.explain) o.no(why, blame(g, why, { card: g.def(piece) }), ability(def), handCard(piece));
      }
    },
    run: [
      (g, f) => {
        g.setMark(bluesTraded, f.me, g.mark(bluesTraded, f.me) + 1);
        g.tell('discard', f.me, -1, f.card);
        g.discard(f.card, f.me);
        g.draw(f.me, 2, f.src);
      },
    ],
  },
});
