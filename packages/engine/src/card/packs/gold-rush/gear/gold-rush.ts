import { AGAIN, endTurn, type Mark, tableRule } from '../../../author/index.ts';
import { brown } from '../gear.ts';

export const anotherTurn: Mark = { name: 'gold-rush', lasts: 'turn' };

/** The turn ends with its phase 3; then all lives are back and another turn follows. */
export const goldRushGear = brown(
  'gold-rush',
  { copies: 1, price: 5 },
  {
    run: [
      (g, f) => {
        g.setMark(anotherTurn, f.me, 1);
        endTurn(g);
      },
    ],
  },
);

/** The card itself lies under its deck by then; whatever the end of the turn brings comes before the lives. */
export const turnAfterGoldRush = tableRule('turn-after-gold-rush', {
  after: {
    turnEnd: {
      tier: 'leave',
      when: (g, _me, turn) => g.mark(anotherTurn, turn.me) > 0,
      run: [
        (g, f) => {
          g.setMark(anotherTurn, f.to, 0);
          g.heal(f.to, g.maxLife(f.to));
          g.event(f).n |= AGAIN;
        },
      ],
    },
  },
});
