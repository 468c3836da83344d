import { character } from '../../../content.ts';
import { SPENT } from '../../../rules.ts';

/** Paid between effects: for the cards of a Duel that is when it is over. */
export const mollyStark = character('molly-stark', 4, {
  after: {
    spent: {
      when: (g, me) => g.count(SPENT, me) > 0 && g.canDraw(),
      run: [
        (g, f) => {
          const n = g.count(SPENT, f.me);
          g.setCount(SPENT, f.me, 0);
          g.tell('ability-draw', f.me, -1, -1, n, f.src);
          g.draw(f.me, n);
        },
      ],
    },
  },
});
