import {
  ability,
  character,
  forbidden,
  handCard,
  type Mark,
  OK,
  pushPlay,
  reason,
  usedAs,
  type Why,
} from '../../../author/index.ts';
import { generalStore } from '../cards/general-store.ts';

export const storeOpened: Mark = { name: 'store-opened', lasts: 'turn' };

export const uncleWill = character('uncle-will', 4, {
  option: {
    offer(g, me, o, def) {
      const store = g.rules.content.indexOf(generalStore);
      for (const piece of g.hand(me)) {
        const why: Why = g.mark(storeOpened, me) !== 0 ? 'used-this-turn' : forbidden(g, me, piece, store);
        if (why === OK) o.add(handCard(piece), usedAs(store), ability(def));
        else if (o.explain) o.no(reason(g, why, def), handCard(piece), usedAs(store), ability(def));
      }
    },
    run: [
      (g, f) => {
        g.setMark(storeOpened, f.me, 1);
        pushPlay(g, f.me, [handCard(f.card), usedAs(g.rules.content.indexOf(generalStore))]);
      },
    ],
  },
});
