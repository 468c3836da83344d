import { ability, pickValue, seatPick } from '../../../../kernel/offer.ts';
import { hasSeat } from '../../../../kernel/seats.ts';
import { character } from '../../../content.ts';
import { BEER } from '../../../faces.ts';
import { aimAt, targetsOf } from '../../../resolve.ts';
import { BEERS_SPENT } from '../../../rules.ts';

/** Once a turn a beer makes one shot count twice, for one target. */
export const slabTheKiller = character('slab-the-killer', 8, {
  aim: {
    open: (g) => g.s.vars[BEERS_SPENT] === 0,
    offer(g, _me, o, def, volley) {
      if (g.symbols(BEER) === 0) {
        if (o.explain) o.no('no-beer', {}, ability(def));
        return;
      }
      const targets = targetsOf(g, volley);
      for (let seat = 0; seat < g.rules.players; seat++)
        if (hasSeat(targets, seat)) o.add(ability(def), seatPick(seat));
    },
    take(g, _me, volley, line) {
      g.setVar(BEERS_SPENT, 1);
      aimAt(g, volley, pickValue(line[1]), 2);
    },
  },
});
