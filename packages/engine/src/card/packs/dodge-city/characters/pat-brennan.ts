import { type CardGame, character, drawn, KIND, laidCard } from '../../../author/index.ts';

const cardsOf = (g: CardGame, seat: number): number[] => g.rules.exposed.flatMap((first) => g.zone(first + seat));

/** One card in play, whatever the number he could have drawn. */
export const patBrennan = character('pat-brennan', 4, {
  draw: {
    token: KIND.play,
    first: true,
    offer(g, me, o) {
      for (const seat of g.ring(me)) for (const piece of cardsOf(g, seat)) o.add(laidCard(piece));
    },
    run: [
      (g, f) => {
        g.takeCard(f.me, g.rules.zones[g.s.where[f.card]].owner, f.card);
        drawn(g, f.me, g.event(f), f.card);
        g.event(f).n = 0;
      },
    ],
  },
});
