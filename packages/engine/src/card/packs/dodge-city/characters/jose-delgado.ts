import { type Colour, character, type Mark, OK } from '../../../author/index.ts';

const LIMIT = 2;
export const bluesTraded: Mark = { name: 'jose-delgado', lasts: 'turn' };

/** Dangerous cards are blue ones in every respect. */
const isBlue = (colour: Colour): boolean => colour === 'blue' || colour === 'orange';

export const joseDelgado = character('jose-delgado', 4, {
  option: {
    cost: 1,
    when: (g, me) => (g.mark(bluesTraded, me) >= LIMIT ? 'used-this-turn' : OK),
    pays: (g, _me, piece) => (isBlue(g.card(piece).colour) ? OK : 'wrong-card'),
    run: [
      (g, f) => {
        g.setMark(bluesTraded, f.me, g.mark(bluesTraded, f.me) + 1);
        g.tell({ what: 'discard', seat: f.me, card: f.card });
        g.discard(f.card, f.me);
        g.draw(f.me, 2, f.src);
      },
    ],
  },
});
