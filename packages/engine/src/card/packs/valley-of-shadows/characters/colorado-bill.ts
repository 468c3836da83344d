import { BANG, character, flip, isCardPlayedAs, release, SURE } from '../../../author/index.ts';

/** A draw! for every BANG! card of his: on a spade nothing avoids the shot. */
export const coloradoBill = character('colorado-bill', 4, {
  would: {
    shot: {
      when: (g, me, shot) => shot.by === me && isCardPlayedAs(g, BANG, shot),
      run: [
        (g, f) => flip(g, f.me, f.src),
        (g, f) => {
          const sure = f.ret >= 0 && g.suit(f.ret) === 'S';
          g.tell({ what: sure ? 'flip-good' : 'flip-bad', seat: f.me });
          release(g, f.ret);
          if (sure) g.event(f).ret = SURE;
        },
      ],
    },
  },
});
