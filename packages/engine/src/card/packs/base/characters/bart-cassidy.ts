import { character } from '../../../content.ts';
import { WOUND } from '../../../damage.ts';

export const bartCassidy = character('bart-cassidy', 4, {
  after: {
    damage: {
      when: (_g, me, hit) => hit.to === me && hit.ret === WOUND,
      run: [
        (g, f) => {
          g.tell('ability-draw', f.me, -1, -1, f.n, f.src);
          g.draw(f.me, f.n);
        },
      ],
    },
  },
});
