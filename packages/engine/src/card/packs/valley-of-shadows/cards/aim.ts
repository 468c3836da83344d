import { brown, OK } from '../../../author/index.ts';

/** Played with a BANG! card: the shot takes two lives, and one Missed! effect still avoids it. */
export const aim = brown('aim', '6C', {
  boost: {
    when: () => OK,
    lives: 2,
    run: [
      (g, f) => {
        g.toPile(f.pick);
        g.tellUse(f.me, true, f.src);
      },
    ],
  },
});
