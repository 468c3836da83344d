import { brown, handCard, OK, only, pickValue } from '../../../author/index.ts';
import { layWagon, wagonsOf } from '../wagon.ts';
import { WAGON } from '../words.ts';

/** Any wagon of the train for nothing, beside the one of the turn. */
export const waterTower = brown('water-tower', '8H', {
  play: {
    when: (g) => (wagonsOf(g).length > 0 ? OK : 'no-cards'),
    run: [
      {
        about: () => ({ ask: 'choose-wagon' }),
        who: (g, f) => (wagonsOf(g).length > 0 ? only(f.chooser) : 0),
        offer(g, _f, _seat, o) {
          for (const wagon of wagonsOf(g)) o.add(g.word(WAGON), handCard(wagon));
        },
        take(g, f, _seat, line) {
          const wagon = pickValue(line[1]);
          g.tell({ what: 'takes-wagon', seat: f.me, card: wagon });
          layWagon(g, f.me, wagon);
        },
      },
    ],
  },
});
