import { WOUND } from '../../../author/index.ts';
import { black } from '../gear.ts';
import { gainGold } from '../gold.ts';

/** A nugget for every life lost but the last. */
export const luckyCharm = black('lucky-charm', {
  copies: 1,
  price: 3,
  after: {
    damage: {
      when: (_g, me, hit) => hit.to === me && hit.ret === WOUND,
      run: [(g, f) => gainGold(g, f.me, f.n)],
    },
  },
});
