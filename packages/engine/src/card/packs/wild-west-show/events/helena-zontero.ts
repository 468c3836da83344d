import { flip, isRed, release } from '../../../author/index.ts';
import { dealRolesAgain } from '../roles.ts';
import { showCard } from '../show.ts';

const NOBODY = -1;

export const helenaZontero = showCard('helena-zontero', {
  enters: [
    (g, f) => flip(g, NOBODY, f.src),
    (g, f) => {
      const red = f.ret >= 0 && isRed(g.suit(f.ret));
      release(g, f.ret, NOBODY);
      if (!red) return;
      dealRolesAgain(
        g,
        g.s.order.filter((seat) => g.inPlay(seat) && g.roleOf(seat) !== 'sheriff'),
      );
    },
  ],
});
