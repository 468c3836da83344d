import { showCard } from '../show.ts';

export const darlingValentine = showCard('darling-valentine', {
  after: {
    turnStart: {
      tier: 'dawn',
      when: (g, _me, turn) => g.inPlay(turn.me) && g.hand(turn.me).length > 0,
      run: [
        (g, f) => {
          const hand = g.hand(f.to);
          const n = hand.length;
          g.tell({ what: 'discard-hand', seat: f.to });
          while (hand.length > 0) g.discard(hand[0], f.to);
          g.draw(f.to, n);
        },
      ],
    },
  },
});
