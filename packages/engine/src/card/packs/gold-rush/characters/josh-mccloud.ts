import { type CardGame, character, OK } from '../../../author/index.ts';
import { layGear, nextGear } from '../gear.ts';
import { gainGold, gold } from '../gold.ts';

const PRICE = 2;

const gearLeft = (g: CardGame): number => g.zone(g.place('gear-deck')).length + g.zone(g.place('gear-discard')).length;

/** The top card of the equipment deck, unseen. */
export const joshMccloud = character('josh-mccloud', 4, {
  option: {
    price: { needed: PRICE, have: (g, me) => g.mark(gold, me) },
    when: (g) => (gearLeft(g) > 0 ? OK : 'no-cards'),
    run: [
      (g, f) => {
        g.tell({ what: 'ability', seat: f.me, ability: f.src });
        gainGold(g, f.me, -PRICE);
        layGear(g, f.me, nextGear(g));
      },
    ],
  },
});
