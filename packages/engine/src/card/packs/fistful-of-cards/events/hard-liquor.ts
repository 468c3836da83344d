import { event, KIND } from '../../../author/index.ts';

export const hardLiquor = event('hard-liquor', {
  draw: {
    token: KIND.word,
    whole: true,
    offer: (g, _me, o) => o.add(g.word('heal')),
    run: [
      (g, f) => {
        g.tell({ what: 'use', seat: f.me, source: f.src });
        g.heal(f.me, 1);
        g.event(f).n = 0;
      },
    ],
  },
});
