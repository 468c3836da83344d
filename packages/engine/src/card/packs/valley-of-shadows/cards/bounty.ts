import { aimed, blue, OK } from '../../../author/index.ts';
import { isBang } from '../edition.ts';

/** Lies in front of anybody: whoever hits him with a BANG! card draws a card, also when the hit kills. */
export const bounty = blue('bounty', '9C', {
  play: aimed(
    {
      within: 'anywhere',
      self: true,
      but: (g, _me, to, card) => (g.findInFront(to, g.def(card)) >= 0 ? 'same-name-in-play' : OK),
    },
    [
      (g, f) => {
        g.lay(f.card, f.to);
        g.fire('after', 'laid', f);
      },
    ],
  ),
  after: {
    wounded: {
      when: (g, me, hit) => hit.to === me && hit.by >= 0 && hit.by !== me && isBang(g, hit.src) && g.inPlay(hit.by),
      run: [(g, f) => g.draw(f.by, 1, f.src)],
    },
  },
});
