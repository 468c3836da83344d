import { character, handCard, pickValue } from '../../../author/index.ts';
import { giveCard } from '../give.ts';

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
          prompt: 'give-card',
          who: (_g, f) => ((f.mem as number[]).length > 0 ? 1 << (f.mem as number[])[0] : 0),
          offer(g, _f, seat, o) {
            for (const piece of g.hand(seat)) o.add(handCard(piece));
          },
          take(g, f, seat, line) {
            (f.mem as number[]).shift();
            giveCard(g, seat, f.me, pickValue(line[0]), f.src);
            f.step = 1;
          },
        },
      ],
    },
  },
});
