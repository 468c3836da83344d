import { CANCELLED, character, handCard, LOOK, memory, nextDrawn, only, pickValue } from '../../../author/index.ts';

/** Those who still get a card. */
const receivers = memory;

/** He keeps as many cards as phase 1 gives, when there are too few before anybody else, and has one for each other player. */
export const clausTheSaint = character('claus-the-saint', 3, {
  would: {
    deal: {
      when: (_g, me, phase) => phase.me === me,
      run: [
        (g, f) => {
          f.mem = g.ring(f.me).slice(1);
          const n = g.event(f).n + receivers(f).length;
          for (let i = 0; i < n; i++) {
            const piece = nextDrawn(g, f.me);
            if (piece >= 0) g.move(piece, LOOK, only(f.me));
          }
        },
        {
          about: (_g, f) => ({ ask: 'give-card', to: receivers(f)[0] }),
          who: (g, f) => (receivers(f).length > 0 && g.zone(LOOK).length > g.event(f).n ? only(f.me) : 0),
          offer(g, _f, _seat, o) {
            for (const piece of g.zone(LOOK)) o.add(handCard(piece));
          },
          take(g, f, seat, line) {
            const to = receivers(f).shift() as number;
            g.tell({ what: 'gives-due', seat, to, due: f.src });
            g.move(pickValue(line[0]), g.rules.hand + to, only(seat) | only(to) | g.handAudience(to));
            f.step = 1;
          },
        },
        (g, f) => {
          while (g.zone(LOOK).length > 0) g.move(g.top(LOOK), g.rules.hand + f.me, g.handAudience(f.me));
          g.event(f).ret = CANCELLED;
        },
      ],
    },
  },
});
