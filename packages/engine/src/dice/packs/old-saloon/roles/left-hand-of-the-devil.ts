import { pickValue, seatPick } from '../../../../kernel/offer.ts';
import { hasSeat, only } from '../../../../kernel/seats.ts';
import { specialRole } from '../../../content.ts';
import { dyingSeats } from '../../../damage.ts';
import { KEEP, RETURN } from '../../../faces.ts';
import { LIFE } from '../../../rules.ts';
import { refusePass } from '../../../targets.ts';

const SECOND_CHANCE = 2;

export const leftHand = specialRole('left-hand-of-the-devil', 'renegade', {
  at: 'dying',
  run: [
    {
      about: () => ({ ask: 'rescue' }),
      who: (_g, f) => only(f.me),
      offer(g, _f, _seat, o) {
        const dying = dyingSeats(g);
        for (let seat = 0; seat < g.rules.players; seat++)
          if (hasSeat(dying, seat)) o.add(seatPick(seat));
          else if (o.explain) o.no({ why: g.inPlay(seat) ? 'not-concerned' : 'eliminated' }, seatPick(seat));
        refusePass(o);
      },
      take(g, f, _seat, line) {
        f.to = pickValue(line[0]);
        g.setCount(LIFE, f.to, SECOND_CHANCE);
        g.tell({ what: 'saved', seat: f.to });
        g.s.back = -1;
      },
    },
    {
      about: () => ({ ask: 'return-arrows' }),
      who: (g, f) => (g.hasAnyArrow(f.to) ? only(f.to) : 0),
      offer(_g, _f, _seat, o) {
        o.add(RETURN);
        o.add(KEEP);
      },
      take(g, _f, seat, line) {
        if (line[0] === RETURN) g.returnAllArrows(seat);
      },
    },
  ],
});
