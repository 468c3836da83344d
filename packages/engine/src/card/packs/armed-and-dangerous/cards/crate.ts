import { DODGE, laidCard } from '../../../author/index.ts';
import { payFrom, shortOf } from '../loads.ts';
import { orange } from '../orange.ts';

const PRICE = 2;

/** Two tokens for a Missed! effect. */
export const crate = orange('crate', '3H', {
  respond: {
    gives: DODGE,
    pays: (g, _me, piece) => shortOf(g, piece, PRICE),
    run: [(g, f) => payFrom(g, laidCard(f.card), PRICE), (g, f) => g.end(f, 1)],
  },
});
