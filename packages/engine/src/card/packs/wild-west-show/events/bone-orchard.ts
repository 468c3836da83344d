import { comeBack } from '../../../returning.ts';
import { dealRolesAgain } from '../roles.ts';
import { showCard } from '../show.ts';

/** Who is out comes back at his turn for good, as somebody else perhaps; so does who is back without a life. */
export const boneOrchard = showCard('bone-orchard', {
  query: { mayReturn: () => true },
  would: {
    turn: {
      tier: 'return',
      when: (g, _me, turn) => !g.canLoseLife(turn.me),
      run: [
        (g, f) => {
          dealRolesAgain(
            g,
            g.s.order.filter((seat) => !g.canLoseLife(seat)),
          );
          comeBack(g, f.to, 1);
        },
      ],
    },
  },
});
