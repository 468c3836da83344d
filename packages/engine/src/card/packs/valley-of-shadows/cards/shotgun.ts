import { BANG, handCard, isCardPlayedAs, only, pickValue, weapon } from '../../../author/index.ts';

/** Whoever its owner hits with a BANG! card, and who survives it, discards a card of his hand. */
export const shotgun = weapon('shotgun', 'KS', 1, {
  after: {
    damage: {
      when: (g, me, hit) => hit.by === me && hit.to !== me && isCardPlayedAs(g, BANG, hit) && g.inPlay(hit.to),
      run: [
        {
          about: () => ({ ask: 'discard-one' }),
          who: (g, f) => (g.hand(f.to).length > 0 ? only(f.to) : 0),
          offer(g, _f, seat, o) {
            for (const piece of g.hand(seat)) o.add(handCard(piece));
          },
          take(g, _f, seat, line) {
            const card = pickValue(line[0]);
            g.tell({ what: 'discard', seat, card });
            g.discard(card, seat);
          },
        },
      ],
    },
  },
});
