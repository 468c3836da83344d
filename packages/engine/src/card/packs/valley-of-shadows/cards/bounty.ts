import { BANG, beforeAnybody, blue, isCardPlayedAs } from '../../../author/index.ts';

/** Lies in front of anybody: whoever hits him with a BANG! card draws a card, also when the hit kills. */
export const bounty = blue('bounty', '9C', {
  play: beforeAnybody,
  after: {
    wounded: {
      when: (g, me, hit) =>
        hit.to === me && hit.by >= 0 && hit.by !== me && isCardPlayedAs(g, BANG, hit) && g.inPlay(hit.by),
      run: [(g, f) => g.draw(f.by, 1, f.src)],
    },
  },
});
