import { ability, handCard, usedAs } from '../../../../kernel/offer.ts';
import { character } from '../../../content.ts';
import { blame, forbidden } from '../../../forbidden.ts';
import { pushPlay } from '../../../play.ts';
import type { Mark } from '../../../rules.ts';
import { OK, type Why } from '../../../why.ts';
import { generalStore } from '../cards/general-store.ts';

export const storeOpened: Mark = { name: 'store-opened', lasts: 'turn' };

export const uncleWill = character('uncle-will', 4, {
  option: {
    offer(g, me, o, def) {
      const store = g.rules.content.indexOf(generalStore);
      for (const piece of g.hand(me)) {
        const why: Why = g.mark(storeOpened, me) !== 0 ? 'used-this-turn' : forbidden(g, me, piece, store);
        if (why === OK) o.add(handCard(piece), usedAs(store), ability(def));
        else if (o.explain) o.no(why, blame(g, why, {}), handCard(piece), usedAs(store), ability(def));
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
