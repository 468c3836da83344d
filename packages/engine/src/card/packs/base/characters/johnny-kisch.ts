import { character } from '../../../author/index.ts';

export const johnnyKisch = character('johnny-kisch', 4, {
  after: {
    laid: {
      when: (_g, me, play) => play.me === me,
      run: [
        (g, f) => {
          for (const seat of g.ring(f.me).slice())
            for (const piece of g.inFront(seat).slice())
              if (piece !== f.card && g.def(piece) === g.def(f.card)) g.discard(piece, seat);
        },
      ],
    },
  },
});
