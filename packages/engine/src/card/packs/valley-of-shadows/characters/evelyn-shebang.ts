import {
  ability,
  type CardGame,
  character,
  type Mark,
  moveInShape,
  OK,
  offerTargets,
  only,
  shoot,
} from '../../../author/index.ts';
import { isInternational } from '../edition.ts';

/** The players she has shot at in this turn, as a set. */
export const shotAt: Mark = { name: 'evelyn-shebang', lasts: 'turn' };

const isSpared = (g: CardGame, me: number, to: number): boolean => (g.mark(shotAt, me) & only(to)) !== 0;

/** She may draw a card fewer for a shot at distance 1; international edition: any number, each at another player in reach. */
export const evelynShebang = character('evelyn-shebang', 4, {
  draw: {
    repeats: isInternational,
    offer(g, me, o, def) {
      const within = isInternational(g) ? 'reach' : 1;
      o.under(ability(def));
      const but = (_g: CardGame, _me: number, to: number) => (isSpared(g, me, to) ? 'used-this-turn' : OK);
      offerTargets(g, me, -1, moveInShape({ aim: { within, but }, run: [] }), o);
    },
    run: [
      (g, f) => {
        g.event(f).n--;
        g.setMark(shotAt, f.me, g.mark(shotAt, f.me) | only(f.to));
        g.tell({ what: 'ability', seat: f.me, to: f.to, ability: f.src });
        shoot(g, f, f.to);
      },
    ],
  },
});
