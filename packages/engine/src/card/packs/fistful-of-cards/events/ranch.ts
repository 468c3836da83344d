import { event, handCard, KIND, kindOf, only, PASS, pickValue } from '../../../author/index.ts';

export const ranch = event('ranch', {
  after: {
    draw: {
      run: [
        {
          about: () => ({ ask: 'exchange' }),
          who: (g, f) => (g.hand(f.to).length > 0 ? only(f.to) : 0),
          offer(g, _f, seat, o) {
            for (const piece of g.hand(seat)) if (!o.draft.includes(handCard(piece))) o.more(handCard(piece));
            o.add(PASS);
          },
          take(g, _f, seat, line) {
            const given = line.filter((pick) => kindOf(pick) === KIND.hand).map(pickValue);
            if (given.length === 0) return;
            g.tell({ what: 'discard-count', seat, count: given.length });
            for (const piece of given) g.discard(piece, seat);
            g.draw(seat, given.length);
          },
        },
      ],
    },
  },
});
