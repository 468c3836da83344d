import { OK, type OptionSpec } from '../../../author/index.ts';
import { black } from '../gear.ts';
import { costs, gold, pay } from '../gold.ts';

const PRICE = 2;

const mend: OptionSpec = {
  price: costs(PRICE),
  when: (g, me) => (g.canGainLife(me) && g.life(me) < g.maxLife(me) ? OK : 'full-life'),
  run: [
    (g, f) => {
      g.tell({ what: 'use', seat: f.me, source: f.src });
      pay(g, f.me, PRICE);
      g.heal(f.me, 1);
    },
  ],
};

/** A life for two nuggets, in one's turn and when the last life is at stake. */
export const rucksack = black('rucksack', {
  copies: 1,
  price: 3,
  query: { rescues: (lives, g, me) => lives + Math.floor(g.mark(gold, me) / PRICE) },
  option: mend,
  rescue: mend,
});
