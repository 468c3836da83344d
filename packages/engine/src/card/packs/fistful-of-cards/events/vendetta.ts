import { AGAIN, EXTRA, event, flip, isHeart, LOST, release } from '../../../author/index.ts';

export const vendetta = event('vendetta', {
  after: {
    turnEnd: {
      when: (_g, _me, turn) => (turn.n & (EXTRA | LOST)) === 0,
      run: [
        (g, f) => flip(g, f.to, f.src),
        (g, f) => {
          if (f.ret >= 0 && isHeart(g, f.ret)) g.event(f).n |= AGAIN;
          release(g, f.ret, f.to);
        },
      ],
    },
  },
});
