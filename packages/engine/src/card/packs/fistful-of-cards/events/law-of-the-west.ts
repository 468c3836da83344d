import { event, type Mark } from '../../../author/index.ts';

/** The card a player has shown and has to play this turn, counted from 1; 0 for none. */
export const shownCard: Mark = { name: 'shown-card', lasts: 'turn' };

export const lawOfTheWest = event('law-of-the-west', {
  at: {
    drawn(_left, g, me, piece, index) {
      if (index !== 2) return;
      g.reveal(piece, g.everyone);
      g.setMark(shownCard, me, piece + 1);
    },
  },
  query: { mustPlay: (piece, g, _me, seat) => (piece >= 0 ? piece : g.mark(shownCard, seat) - 1) },
});
