import { character, shoot } from '../../../author/index.ts';
import { costs, pay } from '../gold.ts';

const PRICE = 2;

/** A shot for two nuggets, without a card and as often as he can pay. */
export const jackyMurieta = character('jacky-murieta', 4, {
  option: {
    price: costs(PRICE),
    aim: { within: 'reach' },
    run: [
      (g, f) => {
        g.tell({ what: 'ability', seat: f.me, to: f.to, ability: f.src });
        pay(g, f.me, PRICE);
        shoot(g, f, f.to);
      },
    ],
  },
});
