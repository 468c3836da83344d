import { ability, character, handCard, type Mark, OK, seatPick, unusable } from '../../../author/index.ts';
import { giveCard } from '../give.ts';

export const traded: Mark = { name: 'traded', lasts: 'turn' };

const TAKES = 2;

export const flintWestwood = character('flint-westwood', 4, {
  option: {
    offer(g, me, o, def) {
      if (g.mark(traded, me) !== 0) {
        if (o.explain) o.no('used-this-turn', {}, ability(def));
        return;
      }
      for (const piece of g.hand(me))
        for (const seat of g.ring(me)) {
          if (seat === me || unusable(g, me, piece) !== OK) continue;
          if (g.hand(seat).length > 0) o.add(ability(def), handCard(piece), seatPick(seat));
          else if (o.explain) o.no('no-cards', { seat }, ability(def), handCard(piece), seatPick(seat));
        }
    },
    run: [
      (g, f) => {
        g.setMark(traded, f.me, 1);
        g.tell('ability', f.me, f.to, -1, 0, f.src);
        const theirs = g.rules.hand + f.to;
        for (let i = 0; i < TAKES && g.zone(theirs).length > 0; i++) g.takeCard(f.me, f.to, g.randomOf(theirs));
        giveCard(g, f.me, f.to, f.card, f.src);
      },
    ],
  },
});
