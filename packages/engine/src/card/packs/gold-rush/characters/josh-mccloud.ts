import { ability, character } from '../../../author/index.ts';
import { layGear, nextGear } from '../gear.ts';
import { gainGold, gold } from '../gold.ts';

const PRICE = 2;

/** The top card of the equipment deck, unseen. */
export const joshMccloud = character('josh-mccloud', 4, {
  option: {
    offer(g, me, o, def) {
      const have = g.mark(gold, me);
      const left = g.zone(g.place('gear-deck')).length + g.zone(g.place('gear-discard')).length;
      if (have >= PRICE && left > 0) o.add(ability(def));
      else if (o.explain) o.no(have < PRICE ? 'not-enough' : 'no-cards', { needed: PRICE, have }, ability(def));
    },
    run: [
      (g, f) => {
        g.tell('ability', f.me, -1, -1, 0, f.src);
        gainGold(g, f.me, -PRICE);
        layGear(g, f.me, nextGear(g));
      },
    ],
  },
});
