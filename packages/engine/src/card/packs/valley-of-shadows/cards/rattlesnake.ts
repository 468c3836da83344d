import { beforeAnybody, blue, damage, flip, NONE, release } from '../../../author/index.ts';

/** Lies in front of anybody: a spade at the start of his turn costs him a life, and it stays. */
export const rattlesnake = blue('rattlesnake', '7H', {
  play: beforeAnybody,
  after: {
    turnStart: {
      tier: 'venom',
      when: (_g, me, turn) => turn.me === me,
      run: [
        (g, f) => flip(g, f.me, f.src),
        (g, f) => {
          const bites = f.ret >= 0 && g.suit(f.ret) === 'S';
          g.tell({ what: bites ? 'flip-bad' : 'flip-good', seat: f.me });
          release(g, f.ret);
          if (bites) damage(g, f.me, 1, NONE, f.pick);
        },
      ],
    },
  },
});
