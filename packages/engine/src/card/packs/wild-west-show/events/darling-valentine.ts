import { discardAtOnce } from '../../../author/index.ts';
import { showCard } from '../show.ts';

export const darlingValentine = showCard('darling-valentine', {
  after: {
    turnStart: {
      tier: 'dawn',
      when: (g, _me, turn) => g.inPlay(turn.me) && g.hand(turn.me).length > 0,
      run: [
        (g, f) => {
          f.n = g.hand(f.to).length;
          g.tell({ what: 'discard-hand', seat: f.to });
          discardAtOnce(g, f.to, g.hand(f.to));
        },
        (g, f) => {
          g.draw(f.to, f.n);
        },
      ],
    },
  },
});
