import { character, type Mark } from '../../../author/index.ts';

/** Cards used in another's turn and not yet replaced. */
export const cardsOwed: Mark = { name: 'molly-stark', lasts: 'turn' };

export const mollyStark = character('molly-stark', 4, {
  at: { spent: (cards, g, me) => g.setMark(cardsOwed, me, g.mark(cardsOwed, me) + cards) },
  after: {
    due: {
      when: (g, me) => g.mark(cardsOwed, me) > 0 && g.canDraw(),
      run: [
        (g, f) => {
          const owed = g.mark(cardsOwed, f.me);
          g.setMark(cardsOwed, f.me, 0);
          g.draw(f.me, owed, f.src);
        },
      ],
    },
  },
});
