import { ability, character, type Mark, seatPick } from '../../../author/index.ts';
import { hasSpace, loadAt, placesOf, putLoad, TAKE, takeLoad } from '../loads.ts';

export const frankieTook: Mark = { name: 'frankie-canton', lasts: 'turn' };

/** Once a turn a token from any card or any other player onto himself. */
export const frankieCanton = character('frankie-canton', 4, {
  option: {
    offer(g, me, o, def) {
      const self = seatPick(me);
      if (g.mark(frankieTook, me) > 0 || !hasSpace(g, self)) {
        if (o.explain) o.no({ why: g.mark(frankieTook, me) > 0 ? 'used-this-turn' : 'no-room' }, ability(def));
        return;
      }
      for (const seat of g.ring(me).slice())
        for (const place of placesOf(g, seat))
          if (place !== self && loadAt(g, place) > 0) o.add(ability(def), g.word(TAKE), place);
          else if (o.explain) o.no({ why: 'no-effect-left' }, ability(def), g.word(TAKE), place);
    },
    read(_g, f, line) {
      f.mem = [line[2]];
    },
    run: [
      (g, f) => {
        g.tell({ what: 'ability', seat: f.me, ability: f.src });
        g.setMark(frankieTook, f.me, 1);
        for (const place of f.mem ?? []) takeLoad(g, place, 1);
        putLoad(g, seatPick(f.me), 1);
      },
    ],
  },
});
