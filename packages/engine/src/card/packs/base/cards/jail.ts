import { aimed, blue, CANCELLED, flip, isHeart, OK, release } from '../../../author/index.ts';

export const jail = blue('jail', 'JS 10S 4H', {
  book: true,
  play: aimed(
    {
      within: 'anywhere',
      self: true,
      but: (g, _me, to, card) =>
        g.roleOf(to) === 'sheriff' ? 'not-the-sheriff' : g.findInFront(to, g.def(card)) >= 0 ? 'same-name-in-play' : OK,
    },
    [
      (g, f) => {
        g.lay(f.card, f.to);
        g.fire(g.after.laid, f);
      },
    ],
  ),
  after: {
    turnStart: {
      tier: 'lockup',
      when: (_g, me, turn) => turn.me === me,
      run: [
        (g, f) => flip(g, f.me, f.src),
        (g, f) => {
          const free = f.ret >= 0 && isHeart(g, f.ret);
          release(g, f.ret);
          g.tell({ what: free ? 'jail-escape' : 'jail-stay', seat: f.me });
          g.discard(f.pick, f.me);
          if (!free) g.event(f).ret = CANCELLED;
        },
      ],
    },
  },
});
