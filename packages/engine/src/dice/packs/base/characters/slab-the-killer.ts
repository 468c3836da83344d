import { ability, pickValue } from '../../../../kernel/offer.ts';
import { character } from '../../../content.ts';
import { BEER } from '../../../faces.ts';
import { aimAt, targetsOf } from '../../../resolve.ts';
import { BEERS_SPENT } from '../../../rules.ts';
import { offerShots } from '../../../targets.ts';

/** Once a turn a beer makes one shot count twice, for one target. */
export const slabTheKiller = character('slab-the-killer', 8, {
  aim: {
    closed: (g) => (g.s.vars[BEERS_SPENT] !== 0 ? 'once-per-turn' : g.symbols(BEER) === 0 ? 'no-beer' : ''),
    offer(g, me, o, def, volley) {
      offerShots(g, me, targetsOf(g, volley), o, ability(def));
    },
    take(g, _me, volley, line) {
      g.setVar(BEERS_SPENT, 1);
      aimAt(g, volley, pickValue(line[1]), 2);
    },
  },
});
