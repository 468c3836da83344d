import { type CardGame, comeBack, isGhost } from '../../../author/index.ts';
import { dealRolesAgain } from '../roles.ts';
import { showCard } from '../show.ts';

const isOut = (g: CardGame, seat: number): boolean => !g.inPlay(seat) || isGhost(g, seat);

/** Who is out comes back at his turn for good, as somebody else perhaps; so does who would be back for a turn only. */
export const boneOrchard = showCard('bone-orchard', {
  query: { mayReturn: () => true },
  would: {
    turn: {
      tier: 'return',
      when: (g, _me, turn) => isOut(g, turn.me),
      run: [
        (g, f) => {
          dealRolesAgain(
            g,
            g.s.order.filter((seat) => isOut(g, seat)),
          );
          comeBack(g, f.to, 1);
        },
      ],
    },
  },
});
