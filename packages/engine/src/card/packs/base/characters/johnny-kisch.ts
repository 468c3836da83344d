import { character, discardAtOnce } from '../../../author/index.ts';

export const johnnyKisch = character('johnny-kisch', 4, {
  after: {
    laid: {
      when: (_g, me, play) => play.me === me,
      run: [
        (g, f) => {
          const inPlay = g.ring(f.me).flatMap((seat) => g.inFront(seat));
          const same = inPlay.filter((piece) => piece !== f.card && g.def(piece) === g.def(f.card));
          const owners = same.map((piece) => g.rules.zones[g.s.where[piece]].owner);
          discardAtOnce(g, f.me, same);
          for (const owner of owners) g.rob(f.me, owner, false);
        },
      ],
    },
  },
});
