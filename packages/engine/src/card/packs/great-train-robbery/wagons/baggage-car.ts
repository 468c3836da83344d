import {
  BANG,
  type CardGame,
  DODGE,
  KIND,
  kindOf,
  laidCard,
  newReaches,
  OK,
  offerTargets,
  pickValue,
  reason,
  repeatPlay,
  unusable,
  usedAs,
} from '../../../author/index.ts';
import { discardWagon, wagon } from '../wagon.ts';

const USES = ['bang', 'panic', 'cat-balou'];

const defsOf = (g: CardGame): number[] =>
  USES.map((id) => g.rules.cards.findIndex((card) => card?.id === id)).filter((def) => def >= 0);

/** Discarded it is a Missed!, or a BANG! outside the limit, a Panic! or a Cat Balou. */
export const baggageCar = wagon('baggage-car', {
  respond: { gives: DODGE, stands: BANG, run: [discardWagon, (g, f) => g.end(f, 1)] },
  option: {
    offer(g, me, o, _def, piece) {
      for (const def of defsOf(g)) {
        const why = unusable(g, me, piece, g.rules.cards[def]?.names);
        o.under(laidCard(piece), usedAs(def));
        if (why === OK) offerTargets(g, me, piece, g.rules.cards[def]?.play, o, newReaches());
        else if (o.explain) o.refuse(reason(g, why, def));
      }
    },
    read(g, f, line) {
      g.fill(f, line);
      f.n = pickValue(line.find((pick) => kindOf(pick) === KIND.as) as number);
    },
    run: [discardWagon, (g, f) => repeatPlay(g, f.me, f.card, f.n, f.to, f.pick)],
  },
});
