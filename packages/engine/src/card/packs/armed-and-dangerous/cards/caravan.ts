import { brown } from '../../../author/index.ts';
import { ANY_NUMBER, sellUpgrades } from '../paying.ts';

/** Two cards, and one more for every two tokens. */
export const caravan = brown('caravan', '2S', {
  play: {
    run: [
      (g, f) => sellUpgrades(g, f.me, f.card, 2, ANY_NUMBER),
      (g, f) => {
        if (g.inPlay(f.me)) g.draw(f.me, 2 + f.ret);
      },
    ],
  },
});
