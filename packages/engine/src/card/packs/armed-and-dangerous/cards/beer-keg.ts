import { OK } from '../../../author/index.ts';
import { orange, paidMove } from '../orange.ts';

/** Three tokens for a life. */
export const beerKeg = orange('beer-keg', '4H', {
  option: paidMove(3, {
    when: (g, me) => (g.life(me) < g.maxLife(me) ? OK : 'full-life'),
    run: [(g, f) => g.heal(f.me, 1)],
  }),
});
