import { concerned, laidCard, nextConcerned, only, pickValue } from '../../../author/index.ts';
import { discardWagon, wagon } from '../wagon.ts';

const next = nextConcerned((g, f, seat) => {
  f.to = seat;
  if (g.hasExposed(seat)) f.step++;
});

/** Discarded it makes everybody else discard a card in play. */
export const circusWagon = wagon('circus-wagon', {
  option: {
    run: [
      discardWagon,
      concerned('left'),
      next,
      {
        about: () => ({ ask: 'discard-own' }),
        who: (_g, f) => only(f.to),
        offer(g, _f, seat, o) {
          for (const piece of g.exposedOf(seat)) o.add(laidCard(piece));
        },
        take(g, f, seat, line) {
          g.tell({ what: 'discard', seat, card: pickValue(line[0]) });
          g.discard(pickValue(line[0]), seat);
          f.step = 2;
          g.settle();
        },
      },
    ],
  },
});
