import { event } from '../../../content.ts';
import { flip, isHeart, release } from '../../../flip.ts';
import { AGAIN, EXTRA, LOST } from '../../../turn.ts';

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
