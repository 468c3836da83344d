import { brown, DODGE, flip, isRed, release } from '../../../author/index.ts';

/** A Missed! effect, and a life back if a red card is drawn. */
export const cactus = brown('cactus', '7H', {
  gives: DODGE,
  respond: {
    gives: DODGE,
    run: [
      (g, f) => flip(g, f.me, f.src),
      (g, f) => {
        const red = f.ret >= 0 && isRed(g.suit(f.ret));
        g.tell({ what: red ? 'flip-good' : 'flip-bad', seat: f.me });
        release(g, f.ret);
        if (red) g.heal(f.me, 1);
        g.end(f, 1);
      },
    ],
  },
});
