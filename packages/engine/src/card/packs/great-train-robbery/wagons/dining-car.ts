import { flip, isHeart, release } from '../../../author/index.ts';
import { wagon } from '../wagon.ts';

/** A life back if a heart is drawn at the start of the turn. */
export const diningCar = wagon('dining-car', {
  after: {
    turnStart: {
      tier: 'service',
      when: (_g, me, turn) => turn.me === me,
      run: [
        (g, f) => flip(g, f.me, f.src),
        (g, f) => {
          const good = f.ret >= 0 && isHeart(g, f.ret);
          g.tell({ what: good ? 'flip-good' : 'flip-bad', seat: f.me });
          release(g, f.ret);
          if (good) g.heal(f.me, 1);
        },
      ],
    },
  },
});
