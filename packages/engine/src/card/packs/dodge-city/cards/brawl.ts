import {
  brown,
  cardOfPick,
  concerned,
  discardOf,
  hasCards,
  nextConcerned,
  offerCardsOf,
  only,
} from '../../../author/index.ts';

const next = nextConcerned((g, f, seat) => {
  f.to = seat;
  if (hasCards(g, seat)) f.step++;
});

export const brawl = brown('brawl', 'JS', {
  play: {
    cost: 1,
    run: [
      concerned('left'),
      next,
      {
        about: (_g, f) => ({ ask: 'target-card', of: f.to }),
        who: (_g, f) => only(f.chooser),
        offer: (g, f, _seat, o) => offerCardsOf(g, f.to, o),
        take(g, f, _seat, line) {
          discardOf(g, f.me, f.to, cardOfPick(g, f.to, line[0]));
          f.step -= 2;
          // It may have been what kept him in the game; empty hands wait for the end.
          g.settleFor(0);
        },
      },
    ],
  },
});
