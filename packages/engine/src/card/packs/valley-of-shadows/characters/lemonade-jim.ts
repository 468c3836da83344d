import { character, handCard, only, PASS, pickValue } from '../../../author/index.ts';

/** For every Beer card of another player he may discard a card and regain a life. */
export const lemonadeJim = character('lemonade-jim', 4, {
  after: {
    beer: {
      when: (g, me, drink) =>
        drink.me !== me && g.hand(me).length > 0 && g.canGainLife(me) && g.life(me) < g.maxLife(me),
      run: [
        {
          about: (_g, f) => ({ ask: 'join-beer', by: f.by }),
          who: (_g, f) => only(f.me),
          offer(g, _f, seat, o) {
            for (const piece of g.hand(seat)) o.add(handCard(piece));
            o.add(PASS);
          },
          take(g, f, seat, line) {
            if (line[0] === PASS) return;
            const card = pickValue(line[0]);
            g.tell({ what: 'ability', seat, ability: f.src });
            g.tell({ what: 'discard', seat, card });
            g.discard(card, seat);
            g.tellUse(seat);
            g.heal(seat, 1);
          },
        },
      ],
    },
  },
});
