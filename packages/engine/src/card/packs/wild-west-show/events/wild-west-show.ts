import { only } from '../../../author/index.ts';
import { showCard } from '../show.ts';

/** Whoever is left alone wins, whatever his role; who is back for a turn only is not left. If one stroke leaves nobody, it is as without the show. */
export const wildWestShow = showCard('wild-west-show', {
  last: true,
  query: {
    winners(seats, g) {
      const left = g.s.order.filter((seat) => g.inPlay(seat) && g.askTable(g.q.alive, true, seat));
      if (left.length === 0) return seats;
      return left.length === 1 ? only(left[0]) : 0;
    },
  },
});
