import { blackForAnybody } from '../gear.ts';
import { gainGold } from '../gold.ts';

const CARDS = 2;
const NUGGETS = 1;

/** Whoever eliminates its bearer draws two cards and takes a nugget. */
export const wanted = blackForAnybody('wanted', {
  copies: 3,
  price: 2,
  after: {
    eliminated: {
      when: (g, me, death) => death.to === me && death.by >= 0 && death.by !== me && g.inPlay(death.by),
      run: [
        (g, f) => {
          g.tell({ what: 'reward', seat: f.by, count: CARDS });
          g.draw(f.by, CARDS);
          gainGold(g, f.by, NUGGETS);
        },
      ],
    },
  },
});
