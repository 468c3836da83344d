import { ability, handCard, usedAs } from '../../../../kernel/offer.ts';
import { character } from '../../../content.ts';
import { pushPlay } from '../../../play.ts';
import type { Mark } from '../../../rules.ts';
import { generalStore } from '../cards/general-store.ts';

export const storeOpened: Mark = { name: 'store-opened', lasts: 'turn' };

export const uncleWill = character('uncle-will', 4, {
  option: {
    offer(g, me, o, def) {
      const store = usedAs(g.rules.content.indexOf(generalStore));
      for (const piece of g.hand(me))
        if (g.mark(storeOpened, me) === 0) o.add(handCard(piece), store, ability(def));
        else if (o.explain) o.no('used-this-turn', {}, handCard(piece), store, ability(def));
    },
    run: [
      (g, f) => {
        g.setMark(storeOpened, f.me, 1);
        pushPlay(g, f.me, [handCard(f.card), usedAs(g.rules.content.indexOf(generalStore))]);
      },
    ],
  },
});
