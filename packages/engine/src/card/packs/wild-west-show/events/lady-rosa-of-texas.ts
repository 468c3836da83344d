import { CANCELLED, type CardGame, type Mark, OK, tableRule } from '../../../author/index.ts';
import { showCard } from '../show.ts';

export const swapped: Mark = { name: 'swapped-seats', lasts: 'turn' };
export const skips: Mark = { name: 'skips-turn', lasts: 'game' };

/** The next one in play on the right, whichever way turns go. */
function neighbour(g: CardGame, me: number): number {
  const { order } = g.s;
  let at = order.indexOf(me);
  do at = (at - 1 + order.length) % order.length;
  while (!g.inPlay(order[at]));
  return order[at];
}

export const ladyRosa = showCard('lady-rosa-of-texas', {
  option: {
    when: (g, me) => (g.mark(swapped, me) !== 0 ? 'used-this-turn' : g.playersIn() > 2 ? OK : 'no-target'),
    run: [
      (g, f) => {
        const other = neighbour(g, f.me);
        g.setMark(swapped, f.me, 1);
        g.tell({ what: 'seats-swapped', seat: f.me, to: other, event: f.src });
        g.setOrder(g.s.order.map((seat) => (seat === f.me ? other : seat === other ? f.me : seat)));
        g.setMark(skips, other, 1);
      },
    ],
  },
});

/** A turn is owed even when she is gone; whoever goes out owes it no more. */
export const skipTurn = tableRule('turn-skipped', {
  at: {
    left(_seats, g, _me, seat) {
      if (g.mark(skips, seat) !== 0) g.setMark(skips, seat, 0);
    },
  },
  would: {
    turn: {
      tier: 'return',
      when: (g, _me, turn) => g.inPlay(turn.me) && g.mark(skips, turn.me) !== 0,
      run: [
        (g, f) => {
          g.setMark(skips, f.to, 0);
          g.tell({ what: 'turn-skipped', seat: f.to });
          g.event(f).ret = CANCELLED;
        },
      ],
    },
  },
});
