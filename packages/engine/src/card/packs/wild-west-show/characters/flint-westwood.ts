import { character, type Mark, OK } from '../../../author/index.ts';
import { giveCard } from '../give.ts';

export const traded: Mark = { name: 'traded', lasts: 'turn' };

const TAKES = 2;

export const flintWestwood = character('flint-westwood', 4, {
  option: {
    cost: 1,
    when: (g, me) => (g.mark(traded, me) === 0 ? OK : 'used-this-turn'),
    aim: { within: 'anywhere', but: (g, _me, to) => (g.hand(to).length > 0 ? OK : 'no-cards') },
    run: [
      (g, f) => {
        g.setMark(traded, f.me, 1);
        g.tell({ what: 'ability', seat: f.me, to: f.to, ability: f.src });
        const theirs = g.rules.hand + f.to;
        f.n = Math.min(TAKES, g.zone(theirs).length);
        for (let i = 0; i < f.n; i++) g.pull(f.me, f.to, g.randomOf(theirs));
        // A hand that he has emptied is filled before his own card comes to it.
        g.settle();
      },
      (g, f) => {
        giveCard(g, f.me, f.to, f.card, f.src);
        for (let i = 0; i < f.n; i++) g.rob(f.me, f.to);
      },
    ],
  },
});
