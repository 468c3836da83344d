import { character, flip, isRed, release, shoot } from '../../../author/index.ts';

/** Whoever takes life from her is shot at if her draw! is red, from any distance and once. */
export const julieCutter = character('julie-cutter', 4, {
  after: {
    damage: {
      when: (g, me, hit) => hit.to === me && hit.by >= 0 && hit.by !== me && g.inPlay(me) && g.inPlay(hit.by),
      run: [
        (g, f) => flip(g, f.me, f.src),
        (g, f) => {
          const good = f.ret >= 0 && isRed(g.suit(f.ret));
          g.tell({ what: good ? 'flip-good' : 'flip-bad', seat: f.me });
          release(g, f.ret);
          if (!good) return;
          f.card = -1;
          f.pick = -1;
          shoot(g, f, f.by);
        },
      ],
    },
  },
});
