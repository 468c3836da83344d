import { character, WOUND } from '../../../author/index.ts';

export const bartCassidy = character('bart-cassidy', 4, {
  after: {
    damage: {
      when: (_g, me, hit) => hit.to === me && hit.ret === WOUND,
      run: [(g, f) => g.draw(f.me, f.n, f.src)],
    },
  },
});
