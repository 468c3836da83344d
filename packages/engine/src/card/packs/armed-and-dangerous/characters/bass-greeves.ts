import { ability, character, handCard, type Mark, OK, pickValue, reason, unusable } from '../../../author/index.ts';
import { hasRoom, PUT, placesOf, putLoad } from '../loads.ts';

const TOKENS = 2;

export const bassLoaded: Mark = { name: 'bass-greeves', lasts: 'turn' };

/** Once a turn a card of the hand for two tokens, both on the same card. */
export const bassGreeves = character('bass-greeves', 4, {
  option: {
    offer(g, me, o, def) {
      if (g.mark(bassLoaded, me) > 0) {
        if (o.explain) o.no({ why: 'used-this-turn' }, ability(def));
        return;
      }
      for (const piece of g.hand(me)) {
        const why = unusable(g, me, piece);
        if (why !== OK) {
          if (o.explain) o.no(reason(g, why, g.def(piece)), ability(def), handCard(piece));
          continue;
        }
        for (const place of placesOf(g, me))
          if (hasRoom(g, place)) o.add(ability(def), handCard(piece), g.word(PUT), place);
          else if (o.explain) o.no({ why: 'no-room' }, ability(def), handCard(piece), g.word(PUT), place);
      }
    },
    read(_g, f, line) {
      f.card = pickValue(line[1]);
      f.mem = [line[3]];
    },
    run: [
      (g, f) => {
        g.tell({ what: 'ability', seat: f.me, ability: f.src });
        g.setMark(bassLoaded, f.me, 1);
        g.tell({ what: 'discard', seat: f.me, card: f.card });
        g.discard(f.card, f.me);
        for (const place of f.mem ?? []) putLoad(g, place, TOKENS);
      },
    ],
  },
});
