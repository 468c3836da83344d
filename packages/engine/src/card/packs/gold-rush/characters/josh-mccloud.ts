import { type CardGame, character, OK } from '../../../author/index.ts';
import { drawGear } from '../gear.ts';
import { costs, pay } from '../gold.ts';

const PRICE = 2;

const gearLeft = (g: CardGame): number =>
  g.zone(g.places['gear-deck']).length + g.zone(g.places['gear-discard']).length;

/** The top card of the equipment deck, unseen, for two nuggets. */
export const joshMccloud = character('josh-mccloud', 4, {
  option: {
    price: costs(PRICE),
    when: (g) => (gearLeft(g) > 0 ? OK : 'no-cards'),
    run: [
      (g, f) => {
        g.tell({ what: 'ability', seat: f.me, ability: f.src });
        pay(g, f.me, PRICE);
        drawGear(g, f.me);
      },
    ],
  },
});
