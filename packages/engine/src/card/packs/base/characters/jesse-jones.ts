import { character, drawn, KIND, seatPick } from '../../../author/index.ts';

export const jesseJones = character('jesse-jones', 4, {
  draw: {
    token: KIND.seat,
    first: true,
    offer(g, me, o) {
      for (const seat of g.ring(me).slice(1))
        if (g.hand(seat).length > 0) o.add(seatPick(seat));
        else if (o.explain) o.no({ why: 'no-cards', seat }, seatPick(seat));
    },
    run: [
      (g, f) => {
        const piece = g.randomOf(g.rules.hand + f.to);
        g.takeCard(f.me, f.to, piece);
        drawn(g, f.me, g.event(f), piece);
      },
    ],
  },
});
