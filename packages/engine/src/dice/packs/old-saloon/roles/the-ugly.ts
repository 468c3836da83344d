import { pickValue, seatPick } from '../../../../kernel/offer.ts';
import { only } from '../../../../kernel/seats.ts';
import { specialRole } from '../../../content.ts';
import { ARROWS, CHIEF } from '../../../rules.ts';

export const theUgly = specialRole('the-ugly', 'outlaw', {
  at: 'start',
  run: [
    {
      about: () => ({ ask: 'swap-arrows' }),
      who: (_g, f) => only(f.me),
      offer(g, _f, _seat, o) {
        for (let a = 0; a < g.rules.players; a++)
          if (!g.inPlay(a)) {
            if (o.explain) o.no({ why: 'eliminated' }, seatPick(a));
          } else
            for (let b = 0; b < g.rules.players; b++)
              if (g.inPlay(b) && b !== a) o.add(seatPick(a), seatPick(b));
              else if (o.explain) o.no({ why: b === a ? 'same-player' : 'eliminated' }, seatPick(a), seatPick(b));
      },
      take(g, _f, _seat, line) {
        const [a, b] = line.map(pickValue);
        const arrows = g.arrows(a);
        g.tell({ what: 'arrows-swapped', seat: a, to: b });
        g.setCount(ARROWS, a, g.arrows(b));
        g.setCount(ARROWS, b, arrows);
        if (g.hasChief(a)) g.setVar(CHIEF, b);
        else if (g.hasChief(b)) g.setVar(CHIEF, a);
      },
    },
  ],
});
