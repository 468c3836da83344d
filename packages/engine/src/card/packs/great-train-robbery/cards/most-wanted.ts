import { brown, concerned, damage, flip, nextConcerned, release } from '../../../author/index.ts';

/** Everybody draws!, and loses a life on a spade. */
export const mostWanted = brown('most-wanted', 'KS', {
  asOne: true,
  play: {
    run: [
      (g, f) => {
        g.draw(f.me, 1);
      },
      concerned('me'),
      nextConcerned((g, f, seat) => {
        f.to = seat;
        f.step++;
        flip(g, seat, f.src);
      }),
      (g, f) => {
        const hit = f.ret >= 0 && g.suit(f.ret) === 'S';
        g.tell({ what: hit ? 'flip-bad' : 'flip-good', seat: f.to });
        release(g, f.ret, f.to);
        f.step = 2;
        if (hit && g.inPlay(f.to)) damage(g, f.to, 1, f.me, f.card, f.src);
      },
    ],
  },
});
