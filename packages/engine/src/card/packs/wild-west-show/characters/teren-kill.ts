import { CANCELLED, character, flip, LIFE, release } from '../../../author/index.ts';

export const terenKill = character('teren-kill', 3, {
  would: {
    eliminate: {
      when: (g, me, death) => death.to === me && g.canLoseLife(me),
      run: [
        (g, f) => flip(g, f.me, f.src),
        (g, f) => {
          const lives = f.ret >= 0 && g.suit(f.ret) !== 'S';
          g.tell({ what: lives ? 'flip-good' : 'flip-bad', seat: f.me });
          release(g, f.ret);
          if (!lives) return;
          g.setCount(LIFE, f.me, 1);
          g.tell({ what: 'saved', seat: f.me });
          g.draw(f.me, 1);
          g.event(f).ret = CANCELLED;
        },
      ],
    },
  },
});
