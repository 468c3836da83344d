import { flip, release } from '../../../flip.ts';
import { isRed } from '../../../names.ts';
import { dealRolesAgain } from '../roles.ts';
import { showCard } from '../show.ts';

/** Nobody makes her draw!. */
export const helenaZontero = showCard('helena-zontero', {
  after: {
    shown: {
      when: (_g, _me, shown, piece) => shown.card === piece,
      run: [
        (g, f) => flip(g, -1, f.src),
        (g, f) => {
          const red = f.ret >= 0 && isRed(g.suit(f.ret));
          release(g, f.ret);
          if (!red) return;
          dealRolesAgain(
            g,
            g.s.order.filter((seat) => g.inPlay(seat) && g.roleOf(seat) !== 'sheriff'),
          );
        },
      ],
    },
  },
});
