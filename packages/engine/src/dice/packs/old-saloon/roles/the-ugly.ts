import { ability, pickValue, seatPick } from '../../../../kernel/offer.ts';
import { specialRole } from '../../../content.ts';
import { moveOf } from '../../../power.ts';
import { ARROWS, CHIEF } from '../../../rules.ts';

export const theUgly = specialRole('the-ugly', 'outlaw', {
  at: 'start',
  offer(g, _me, o, def) {
    if (o.draft.length === 0) return o.more(ability(def));
    const first = o.draft.length > 1 ? pickValue(o.draft[1]) : -1;
    for (let seat = 0; seat < g.rules.players; seat++) {
      if (!g.inPlay(seat) || seat === first) continue;
      if (first < 0) o.more(seatPick(seat));
      else o.add(seatPick(seat));
    }
  },
  run: [
    (g, f) => {
      const [, a, b] = moveOf(f).map(pickValue);
      const arrows = g.arrows(a);
      g.tell('arrows-swapped', a, b, -1, 0, f.src);
      g.setCount(ARROWS, a, g.arrows(b));
      g.setCount(ARROWS, b, arrows);
      if (g.hasChief(a)) g.setVar(CHIEF, b);
      else if (g.hasChief(b)) g.setVar(CHIEF, a);
    },
  ],
});
