import { type Mark, OK, tableRule } from '../../../author/index.ts';
import { orange, paidMove } from '../orange.ts';

export const extraBang: Mark = { name: 'bandolier', lasts: 'turn' };

/** Once a turn a token for one more BANG! card. */
export const bandolier = orange('bandolier', '2H', {
  option: paidMove(1, {
    when: (g, me) => (g.mark(extraBang, me) > 0 ? 'used-this-turn' : OK),
    run: [(g, f) => g.setMark(extraBang, f.me, 1)],
  }),
});

/** The token may have been its last one. */
export const extraBangCard = tableRule('extra-bang', {
  query: { bangLimit: (limit, g, me) => limit + g.mark(extraBang, me) },
});
