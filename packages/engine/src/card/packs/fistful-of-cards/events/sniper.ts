import { BANG, event, shoot } from '../../../author/index.ts';

const CARDS = 2;
const MISSES = 2;

export const sniper = event('sniper', {
  option: {
    cost: CARDS,
    named: BANG,
    aim: { within: 'reach', with: 'cost' },
    run: [
      (g, f) => {
        g.tell('use', f.me, f.to, -1, 0, f.src);
        for (const piece of [f.card, f.pick]) {
          g.tell('discard', f.me, -1, piece);
          g.discard(piece, f.me);
        }
        shoot(g, f, f.to, MISSES);
      },
    ],
  },
});
