import { event, shoot } from '../../../author/index.ts';

/** The shots are counted first; they come from nobody. */
export const aFistfulOfCards = event('a-fistful-of-cards', {
  last: true,
  after: {
    turnStart: {
      tier: 'dawn',
      run: [
        (g, f) => {
          f.n = g.hand(f.to).length;
        },
        (g, f) => {
          if (f.n === 0 || !g.inPlay(f.to)) return g.end(f);
          f.n--;
          f.step--;
          shoot(g, f, f.to);
        },
      ],
    },
  },
});
