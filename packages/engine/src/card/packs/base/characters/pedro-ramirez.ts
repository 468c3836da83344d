import { character, DISCARD, drawn, FROM_DISCARD, KIND } from '../../../author/index.ts';

export const pedroRamirez = character('pedro-ramirez', 4, {
  draw: {
    token: KIND.word,
    first: true,
    offer(g, _me, o) {
      if (g.zone(DISCARD).length > 0) o.add(FROM_DISCARD);
      else if (o.explain) o.no({ why: 'no-cards' }, FROM_DISCARD);
    },
    run: [
      (g, f) => {
        const piece = g.top(DISCARD);
        g.tell({ what: 'draw-from-discard', seat: f.me, card: piece });
        g.move(piece, g.rules.hand + f.me, g.everyone);
        drawn(g, f.me, g.event(f), piece);
      },
    ],
  },
});
