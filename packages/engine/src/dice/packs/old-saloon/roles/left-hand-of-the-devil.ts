import { ability, pickValue, seatPick } from '../../../../kernel/offer.ts';
import { hasSeat, only } from '../../../../kernel/seats.ts';
import { specialRole } from '../../../content.ts';
import { dyingSeats } from '../../../damage.ts';
import { KEEP, RETURN } from '../../../faces.ts';
import { moveOf } from '../../../power.ts';
import { LIFE } from '../../../rules.ts';

const SECOND_CHANCE = 2;

export const leftHand = specialRole('left-hand-of-the-devil', 'renegade', {
  at: 'dying',
  offer(g, _me, o, def) {
    if (o.draft.length === 0) return o.more(ability(def));
    const dying = dyingSeats(g);
    for (let seat = 0; seat < g.rules.players; seat++) if (hasSeat(dying, seat)) o.add(seatPick(seat));
  },
  run: [
    (g, f) => {
      f.to = pickValue(moveOf(f)[1]);
      g.setCount(LIFE, f.to, SECOND_CHANCE);
      g.tell('saved', f.to, f.me, -1, SECOND_CHANCE, f.src);
    },
    {
      prompt: 'return-arrows',
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
