import { character, isRed } from '../../../author/index.ts';

export const blackJack = character('black-jack', 4, {
  query: {
    drawn(left, g, _me, piece, index) {
      if (index !== 2) return left;
      g.reveal(piece, g.everyone);
      return isRed(g.suit(piece)) ? left + 1 : left;
    },
  },
});
