import { KIND, playCard } from '../../../../kernel/offer.ts';
import { character } from '../../../content.ts';
import { drawn } from '../../../turn.ts';

/** One card in play, whatever the number he could have drawn. */
export const patBrennan = character('pat-brennan', 4, {
  draw: {
    token: KIND.play,
    open: (g, me) => g.ring(me).some((seat) => g.inFront(seat).length > 0),
    offer(g, me, o) {
      for (const seat of g.ring(me)) for (const piece of g.inFront(seat)) o.add(playCard(piece));
    },
    run: [
      (g, f) => {
        g.takeCard(f.me, g.rules.zones[g.s.where[f.card]].owner, f.card);
        drawn(g, f.me, g.event(f), f.card);
        g.event(f).n = 0;
      },
    ],
  },
});
