import { WOUND } from '../../../author/index.ts';
import { black } from '../gear.ts';

/** A card for every life lost but the last. */
export const boots = black('boots', {
  copies: 1,
  price: 3,
  after: {
    damage: {
      when: (_g, me, hit) => hit.to === me && hit.ret === WOUND,
      run: [(g, f) => g.draw(f.me, f.n, f.src)],
    },
  },
});
