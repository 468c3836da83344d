import { blue, DECK, handCard, LOOK, only, PASS, pickValue } from '../../../author/index.ts';

const LOOKS = 2;

/** After every draw! of the turn's start he looks at two cards and may discard one. */
export const map = blue('map', '3D', {
  after: {
    turnStart: {
      tier: 'chart',
      when: (g, me, turn) => turn.me === me && g.canDraw(),
      run: [
        (g, f) => {
          for (let i = 0; i < LOOKS; i++) {
            const piece = g.nextCard();
            if (piece >= 0) g.move(piece, LOOK, only(f.me));
          }
        },
        {
          about: () => ({ ask: 'map' }),
          who: (g, f) => (g.zone(LOOK).length > 0 ? only(f.me) : 0),
          offer(g, _f, _seat, o) {
            for (const piece of g.zone(LOOK)) o.add(handCard(piece));
            o.add(PASS);
          },
          take(g, _f, seat, line) {
            if (line[0] === PASS) return;
            g.tell({ what: 'discard', seat, card: pickValue(line[0]) });
            g.discard(pickValue(line[0]));
          },
        },
        (g, f) => {
          while (g.zone(LOOK).length > 0) g.move(g.top(LOOK), DECK, only(f.me));
        },
      ],
    },
  },
});
