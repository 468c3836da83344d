import { LOAD, OK } from '../../../author/index.ts';
import { hasLoad, orangeWeapon, unload } from '../orange.ts';

const PRICE = 1;

export const bigFifty = orangeWeapon('big-fifty', 'QS', 6, {
  boost: {
    when: (g, _me, piece) =>
      hasLoad(g, piece, PRICE) ? OK : { why: 'not-enough', needed: PRICE, have: g.token(LOAD, piece) },
    strips: true,
    run: [(g, f) => unload(g, f.me, f.pick, PRICE)],
  },
});
