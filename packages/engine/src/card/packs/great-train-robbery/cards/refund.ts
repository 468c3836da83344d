import { blue } from '../../../author/index.ts';

/** A card for every other card that somebody takes from him or discards. */
export const refund = blue('refund', '3S', {
  at: {
    lost(_cards, g, me) {
      g.draw(me, 1);
    },
  },
});
