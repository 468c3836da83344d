import { type CardGame, damage, program } from '../../../author/index.ts';
import { showCard } from '../show.ts';

/** Nobody dies in the middle of an effect for having talked: the life is lost when the effect is over. */
const penalty = program<CardGame, 'lose' | 'over'>('card/gag', {
  lose(g, f) {
    f.n = f.ret;
    damage(g, f.me, 1, -1, -1);
  },
  over(g, f) {
    g.end(f, f.n);
  },
});

export const gag = showCard('gag', {
  after: {
    signal: {
      when: (g, _me, talk) => g.inPlay(talk.me),
      run: [
        (g, f) => {
          g.slipUnder(g.effectAt(), penalty, f.to).src = f.src;
        },
      ],
    },
  },
});
