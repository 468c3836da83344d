import { handCard, pickValue } from '../../kernel/offer.ts';
import { only } from '../../kernel/seats.ts';
import type { Step } from '../author/definition.ts';
import { STORE } from '../table/layout.ts';
import { concerned, nextConcerned, stillConcerned } from './effects.ts';

const next = nextConcerned((g, f, seat) => {
  f.to = seat;
  if (g.zone(STORE).length > 0) f.step++;
});

/** As many cards as players are turned up; each takes one, clockwise from the one who opened it. */
export const openStore: readonly Step[] = [
  concerned('me'),
  (g, f) => {
    for (let i = 0; i < stillConcerned(f).length; i++) {
      const piece = g.nextCard();
      if (piece < 0) break;
      g.move(piece, STORE, g.everyone);
    }
  },
  next,
  {
    about: () => ({ ask: 'pick-store' }),
    who: (_g, f) => only(f.to),
    offer(g, _f, _seat, o) {
      for (const piece of g.zone(STORE)) o.add(handCard(piece));
    },
    take(g, f, seat, line) {
      g.tell({ what: 'store-take', seat, card: pickValue(line[0]) });
      g.move(pickValue(line[0]), g.rules.hand + seat, g.everyone);
      f.step -= 2;
    },
  },
];
