import { handCard, LOOK, OK, only, pickValue } from '../../../author/index.ts';
import { discardWagon, layWagon, wagon } from '../wagon.ts';
import { WAGON } from '../words.ts';

const DRAWN = 2;

/** Discarded it brings two wagons of the deck: one for him, one for another player. */
export const loungeCar = wagon('lounge-car', {
  option: {
    when: (g) => (g.zone(g.places['wagon-deck']).length > 0 ? OK : 'no-cards'),
    run: [
      (g, f) => {
        const deck = g.places['wagon-deck'];
        for (let i = 0; i < DRAWN && g.zone(deck).length > 0; i++) g.move(g.top(deck), LOOK, g.everyone);
        discardWagon(g, f);
      },
      {
        about: () => ({ ask: 'choose-wagon' }),
        who: (_g, f) => only(f.me),
        offer(g, _f, _seat, o) {
          for (const piece of g.zone(LOOK)) o.add(g.word(WAGON), handCard(piece));
        },
        take(g, f, seat, line) {
          const own = pickValue(line[1]);
          f.pick = g.zone(LOOK).find((piece) => piece !== own) ?? -1;
          g.tell({ what: 'takes-wagon', seat, card: own });
          layWagon(g, seat, own);
        },
      },
      (g, f) => {
        if (f.pick >= 0) layWagon(g, f.me, f.pick, true);
      },
    ],
  },
});
