import { only } from '../../../author/index.ts';
import { showCard } from '../show.ts';

/** Whoever is left alone wins, whatever his role. */
export const wildWestShow = showCard('wild-west-show', {
  last: true,
  query: {
    winners(_seats, g) {
      const left = g.s.order.filter((seat) => g.inPlay(seat));
      return left.length === 1 ? only(left[0]) : 0;
    },
  },
});
