import { brown, DISCARD } from '../../../author/index.ts';

/** Does what the brown card on top of the pile does. */
export const moneyBag = brown('money-bag', 'QC', {
  mimics(g) {
    const top = g.top(DISCARD);
    return top >= 0 && g.card(top).colour === 'brown' ? g.def(top) : -1;
  },
});
