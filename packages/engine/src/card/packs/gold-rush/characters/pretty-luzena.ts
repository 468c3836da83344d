import { ability, character, type Mark, Offer } from '../../../author/index.ts';
import { buy, offerShop, readPurchase } from '../shop.ts';

const DISCOUNT = 1;
export const cheaply: Mark = { name: 'pretty-luzena', lasts: 'turn' };

/** Once a turn she buys one card for a nugget less. */
export const prettyLuzena = character('pretty-luzena', 4, {
  option: {
    offer(g, me, o, def) {
      if (o.draft.length > 0) return offerShop(g, me, o, DISCOUNT);
      const goods = new Offer();
      offerShop(g, me, goods, DISCOUNT);
      const used = g.mark(cheaply, me) > 0;
      if (!used && goods.n > 0) o.more(ability(def));
      else if (o.explain) o.no({ why: used ? 'used-this-turn' : 'no-target' }, ability(def));
    },
    read: readPurchase,
    run: [
      (g, f) => {
        g.setMark(cheaply, f.me, 1);
        buy(g, f, DISCOUNT);
      },
    ],
  },
});
