import { character, WOUND } from '../../../author/index.ts';
import { gainGold } from '../gold.ts';

/** A nugget for every life he loses, the last one too if he is saved. */
export const simeonPicos = character('simeon-picos', 4, {
  after: {
    damage: {
      when: (_g, me, hit) => hit.to === me && hit.ret >= WOUND,
      run: [(g, f) => gainGold(g, f.me, f.n)],
    },
  },
});
