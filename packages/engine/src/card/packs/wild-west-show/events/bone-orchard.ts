import { IN, LIFE } from '../../../rules.ts';
import { dealRolesAgain } from '../roles.ts';
import { showCard } from '../show.ts';

/** Who is out comes back at his turn for good, as somebody else perhaps. */
export const boneOrchard = showCard('bone-orchard', {
  query: { mayReturn: () => true },
  would: {
    turn: {
      tier: 'return',
      when: (g, _me, turn) => !g.inPlay(turn.me),
      run: [
        (g, f) => {
          dealRolesAgain(
            g,
            g.s.order.filter((seat) => !g.inPlay(seat)),
          );
          g.setCount(IN, f.to, 1);
          g.setCount(LIFE, f.to, 1);
          g.tell('returns', f.to);
        },
      ],
    },
  },
});
