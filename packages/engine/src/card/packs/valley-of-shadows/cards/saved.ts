import { brown, type CardGame, FROM_DECK, only, RANDOM_CARD, without } from '../../../author/index.ts';

const REWARD = 2;

function draw(g: CardGame, me: number): void {
  g.draw(me, REWARD);
}

/** Another player loses one life less; whoever saved him is paid if he is still there. */
export const saved = brown('saved', '5H', {
  react: {
    harm: {
      seats: (g, hit) => (hit.n > 0 ? without(g.allSeats, hit.to) : 0),
      change: (_g, hit) => {
        hit.n--;
      },
      run: [
        (g, f) => {
          if (!g.inPlay(f.to)) return g.end(f);
          if (g.hand(f.to).length > 0) return;
          draw(g, f.me);
          g.end(f);
        },
        {
          about: () => ({ ask: 'draw' }),
          who: (_g, f) => only(f.me),
          offer(g, _f, _seat, o) {
            o.add(RANDOM_CARD);
            if (g.canDraw()) o.add(FROM_DECK);
          },
          take(g, f, seat, line) {
            if (line[0] === FROM_DECK) return draw(g, seat);
            for (let i = 0; i < REWARD && g.hand(f.to).length > 0; i++)
              g.takeCard(seat, f.to, g.randomOf(g.rules.hand + f.to));
          },
        },
        (g) => {
          g.settle();
        },
      ],
    },
  },
});
