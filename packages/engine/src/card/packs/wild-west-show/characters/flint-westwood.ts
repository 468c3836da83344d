import {
  ability,
  blame,
  type CardGame,
  character,
  handCard,
  type Mark,
  OK,
  seatPick,
  unusable,
  type Why,
} from '../../../author/index.ts';
import { giveCard } from '../give.ts';

export const traded: Mark = { name: 'traded', lasts: 'turn' };

const TAKES = 2;

function refusal(g: CardGame, me: number, piece: number, to: number): Why {
  if (to === me) return 'not-yourself';
  if (!g.inPlay(to)) return 'not-in-play';
  return g.hand(to).length === 0 ? 'no-cards' : unusable(g, me, piece);
}

export const flintWestwood = character('flint-westwood', 4, {
  option: {
    offer(g, me, o, def) {
      if (g.mark(traded, me) !== 0) {
        if (o.explain) o.no('used-this-turn', {}, ability(def));
        return;
      }
      if (o.explain && g.hand(me).length === 0) o.no('not-enough', { needed: 1, have: 0 }, ability(def));
      for (const piece of g.hand(me))
        for (const seat of g.s.order) {
          const why = refusal(g, me, piece, seat);
          if (why === OK) o.add(ability(def), handCard(piece), seatPick(seat));
          else if (o.explain) o.no(why, blame(g, why, { seat }), ability(def), handCard(piece), seatPick(seat));
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
