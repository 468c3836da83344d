import { gear } from '../gear.ts';
import { gainGold } from '../gold.ts';

const CARDS = 2;
const NUGGETS = 1;

export const wanted = gear('wanted', {
  copies: 3,
  price: 2,
  anybody: true,
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
