import { ability, pickValue } from '../../../../kernel/offer.ts';
import { character } from '../../../content.ts';
import { CHIEF } from '../../../rules.ts';

/** For an arrow he has rolled he takes the chief's arrow of another player, instead of one from the pile. */
export const apacheKid = character('apache-kid', 9, {
  needs: 'chief-arrow',
  arrow: {
    closed: (g, me) => (g.s.vars[CHIEF] >= 0 && !g.hasChief(me) ? '' : 'no-chief'),
    offer(_g, _me, o, def) {
      o.add(ability(def));
    },
    take(g, me, taking, line) {
      g.tell({ what: 'chief-taken', seat: me, from: g.s.vars[CHIEF], ability: pickValue(line[0]) });
      g.setVar(CHIEF, me);
      if (!g.rules.apacheTakesBoth) taking.n--;
    },
  },
});
