import { damage, LOST } from '../../../author/index.ts';
import { cardsPlayed, showCard } from '../show.ts';

const ENOUGH = 3;

export const missSusanna = showCard('miss-susanna', {
  after: {
    turnEnd: {
      when: (g, _me, turn) => (turn.n & LOST) === 0 && g.mark(cardsPlayed, turn.me) < ENOUGH,
      run: [
        (g, f) => {
          damage(g, f.to, 1, -1, -1);
        },
      ],
    },
  },
});
