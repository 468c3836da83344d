import { character, handCard, only, PASS, pickValue } from '../../../author/index.ts';

/** Whenever the train moves outside his turn he may exchange a card of his hand for a new one. */
export const shadeOconnor = character('shade-oconnor', 4, {
  after: {
    moved: {
      when: (g, me) => g.onTurn() !== me && g.hand(me).length > 0,
      run: [
        {
          about: () => ({ ask: 'trade-card' }),
          who: (_g, f) => only(f.me),
          offer(g, _f, seat, o) {
            for (const piece of g.hand(seat)) o.add(handCard(piece));
            o.add(PASS);
          },
          take(g, f, seat, line) {
            if (line[0] === PASS) return;
            g.tell({ what: 'discard', seat, card: pickValue(line[0]) });
            g.discard(pickValue(line[0]), seat);
            g.tellUse(seat);
            g.draw(seat, 1, f.src);
          },
        },
      ],
    },
  },
});
