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
        g.tell({ what: 'use', seat: f.me, source: f.src, to: f.to });
        for (const piece of [f.card, f.pick]) {
          g.tell({ what: 'discard', seat: f.me, card: piece });
          g.discard(piece, f.me);
        }
        shoot(g, f, f.to, MISSES);
      },
    ],
  },
});
