import { character, handCard, memory, only, pickValue } from '../../../author/index.ts';
import { giveCard } from '../give.ts';

/** Those who still have to give. */
const givers = memory;

/** Hands are compared once, before anybody gives. */
export const youlGrinner = character('youl-grinner', 4, {
  would: {
    deal: {
      when: (_g, me, phase) => phase.me === me,
      run: [
        (g, f) => {
          f.mem = g.ring(f.me).filter((seat) => g.hand(seat).length > g.hand(f.me).length);
        },
        {
          about: (_g, f) => ({ ask: 'give-card', to: f.me }),
          who: (_g, f) => (givers(f).length > 0 ? only(givers(f)[0]) : 0),
          offer(g, _f, seat, o) {
            for (const piece of g.hand(seat)) o.add(handCard(piece));
          },
          take(g, f, seat, line) {
            givers(f).shift();
            giveCard(g, seat, f.me, pickValue(line[0]), f.src);
            f.step = 1;
          },
        },
      ],
    },
  },
});
