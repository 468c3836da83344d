import { BANG, DODGE, demand, event } from '../../../author/index.ts';

export const ricochet = event('ricochet', {
  option: {
    cost: 1,
    named: BANG,
    aim: { within: 'anywhere', self: true, takes: 'laid', with: 'cost' },
    run: [
      (g, f) => {
        g.tell('use', f.me, f.to, -1, 0, f.src);
        g.tell('discard', f.me, -1, f.card);
        g.discard(f.card, f.me);
        demand(g, f.to, { effect: DODGE }, 1, f.me, f.card).src = f.src;
      },
      (g, f) => {
        if (f.ret === 1 || !g.exposedOf(f.to).includes(f.pick)) return;
        g.tell('card-shot-off', f.to, f.me, f.pick);
        g.discard(f.pick, f.to);
      },
      (g) => {
        g.settle();
      },
    ],
  },
});
