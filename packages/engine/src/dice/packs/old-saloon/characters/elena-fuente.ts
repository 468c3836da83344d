import { ability, pickValue, seatPick } from '../../../../kernel/offer.ts';
import { takeArrows } from '../../../arrows.ts';
import { character } from '../../../content.ts';

/** One arrow of each throw may go to somebody else; `pick` of the taking says that it has. */
const GIVEN = 1;

export const elenaFuente = character('elena-fuente', 7, {
  arrow: {
    closed: (_g, _me, taking) => (taking.pick !== GIVEN ? '' : 'once-per-throw'),
    offer(g, me, o, def) {
      for (let seat = 0; seat < g.rules.players; seat++)
        if (seat !== me && g.inPlay(seat)) o.add(ability(def), seatPick(seat));
        else if (o.explain) o.no({ why: seat === me ? 'not-yourself' : 'eliminated' }, ability(def), seatPick(seat));
    },
    take(g, me, taking, line) {
      const to = pickValue(line[1]);
      taking.pick = GIVEN;
      taking.n--;
      g.tell({ what: 'arrow-given', seat: me, to, ability: pickValue(line[0]) });
      takeArrows(g, to, 1);
    },
  },
});
