import { laidCard, OK, only, PASS, REPEAT } from '../../../author/index.ts';
import { payFrom, shortOf } from '../loads.ts';
import { orange } from '../orange.ts';

const PRICE = 1;

/** Any draw! of anybody may have to be made again. */
export const tumbleweed = orange('tumbleweed', '4C', {
  after: {
    flipped: {
      when: (g, _me, draw, piece) => draw.ret !== REPEAT && shortOf(g, piece, PRICE) === OK,
      run: [
        {
          about: (g, f) => {
            const { me, card } = g.event(f);
            return { ask: 'flip-again', of: me < 0 ? undefined : me, card };
          },
          who: (_g, f) => only(f.me),
          offer(_g, f, _seat, o) {
            o.add(laidCard(f.pick));
            o.add(PASS);
          },
          take(g, f, seat, line) {
            if (line[0] === PASS) return g.end(f);
            g.tell({ what: 'flip-again', seat });
            g.event(f).ret = REPEAT;
            payFrom(g, laidCard(f.pick), PRICE);
          },
        },
      ],
    },
  },
});
