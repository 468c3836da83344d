import { type CardGame, event, type Mark } from '../../../author/index.ts';

/** The card a player has shown and has to play this turn, counted from 1; 0 for none. */
export const shownCard: Mark = { name: 'shown-card', lasts: 'turn' };

const shownBy = (g: CardGame, seat: number): number => g.mark(shownCard, seat) - 1;

/** It binds who has kept the card, until it was played; that it may come back to the hand makes no difference. */
export const lawOfTheWest = event('law-of-the-west', {
  at: {
    drawn(_left, g, me, piece, index) {
      if (index !== 2) return;
      g.reveal(piece, g.everyone);
      g.setMark(shownCard, me, piece + 1);
    },
  },
  query: { mustPlay: (piece, g, _me, seat) => (piece >= 0 ? piece : shownBy(g, seat)) },
  after: {
    draw: {
      when: (g, _me, turn) => shownBy(g, turn.me) >= 0 && !g.hand(turn.me).includes(shownBy(g, turn.me)),
      run: [(g, f) => g.setMark(shownCard, f.to, 0)],
    },
    played: {
      when: (g, _me, play) => play.card === shownBy(g, play.me),
      run: [(g, f) => g.setMark(shownCard, f.by, 0)],
    },
  },
});
