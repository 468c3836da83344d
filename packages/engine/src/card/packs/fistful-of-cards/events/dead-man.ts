import { type CardGame, comeBack, event, OUT } from '../../../author/index.ts';

const LIVES = 2;
const CARDS = 2;

const wasFirstOut = (g: CardGame, seat: number): boolean => !g.inPlay(seat) && g.count(OUT, seat) === 1;

export const deadMan = event('dead-man', {
  unless: 'no-dead-man',
  query: { mayReturn: (back, g, _me, seat) => back || wasFirstOut(g, seat) },
  would: {
    turn: {
      tier: 'return',
      when: (g, _me, turn) => wasFirstOut(g, turn.to),
      run: [
        (g, f) => {
          comeBack(g, f.to, LIVES);
          g.draw(f.to, CARDS);
        },
      ],
    },
  },
});
