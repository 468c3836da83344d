import { CANCELLED, event, FLIP, isRed, only, pickValue } from '../../../author/index.ts';

/** Nothing of the usual phase 1 is left, so no ability that changes it is asked. */
export const peyote = event('peyote', {
  would: {
    draw: {
      run: [
        {
          about: () => ({ ask: 'guess-colour' }),
          who: (g, f) => (g.canDraw() ? only(f.to) : 0),
          offer(g, _f, _seat, o) {
            o.add(g.word('red'));
            o.add(g.word('black'));
          },
          take(g, f, seat, line) {
            const colour = g.rules.words[pickValue(line[0])];
            const piece = g.nextCard();
            if (piece < 0) return;
            g.move(piece, FLIP, g.everyone);
            const right = (colour === 'red') === isRed(g.suit(piece));
            g.tell({ what: right ? 'guess-right' : 'guess-wrong', seat, card: piece });
            if (!right) return g.discard(piece);
            g.move(piece, g.rules.hand + seat, g.everyone);
            f.step = 0;
          },
        },
        (g, f) => {
          g.event(f).ret = CANCELLED;
        },
      ],
    },
  },
});
