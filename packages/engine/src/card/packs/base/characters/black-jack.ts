import { character, isRed } from '../../../author/index.ts';

export const blackJack = character('black-jack', 4, {
  at: {
    drawn(left, g, _me, piece, index) {
      if (index !== 2) return;
      g.reveal(piece, g.everyone);
      if (isRed(g.suit(piece))) return left + 1;
    },
  },
});
