import { CANCELLED, character, drawn, handCard, LOOK, nextDrawn, only, pickValue } from '../../../author/index.ts';
import { gainGold } from '../gold.ts';

/** He discards one of the cards he draws in phase 1 and takes a nugget. */
export const dutchWill = character('dutch-will', 4, {
  would: {
    deal: {
      when: (_g, me, phase) => phase.me === me,
      run: [
        (g, f) => {
          const phase = g.event(f);
          const before = phase.pick;
          while (phase.n > 0) {
            const piece = nextDrawn(g, f.me);
            if (piece < 0) break;
            g.move(piece, LOOK, g.handAudience(f.me));
            drawn(g, f.me, phase, piece);
          }
          if (phase.pick > before) g.tell({ what: 'draw', seat: f.me, count: phase.pick - before });
        },
        {
          about: () => ({ ask: 'discard-drawn' }),
          who: (g, f) => (g.zone(LOOK).length > 0 ? only(f.me) : 0),
          offer(g, _f, _seat, o) {
            for (const piece of g.zone(LOOK)) o.add(handCard(piece));
          },
          take(g, _f, seat, line) {
            const piece = pickValue(line[0]);
            g.tell({ what: 'discard', seat, card: piece });
            g.discard(piece, seat);
          },
        },
        (g, f) => {
          while (g.zone(LOOK).length > 0) g.move(g.zone(LOOK)[0], g.rules.hand + f.me, g.handAudience(f.me));
          gainGold(g, f.me, 1);
          g.event(f).ret = CANCELLED;
        },
      ],
    },
  },
});
