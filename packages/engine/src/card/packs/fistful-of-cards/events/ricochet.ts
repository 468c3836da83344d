import { BANG, DODGE, demand, event } from '../../../author/index.ts';

export const ricochet = event('ricochet', {
  option: {
    cost: 1,
    named: BANG,
    aim: { within: 'anywhere', self: true, takes: 'laid', with: 'cost' },
    run: [
      (g, f) => {
        g.tell({ what: 'use', seat: f.me, source: f.src, to: f.to });
        g.tell({ what: 'discard', seat: f.me, card: f.card });
        g.discard(f.card, f.me);
        demand(g, f.to, { effect: DODGE }, 1, f.me, f.card).src = f.src;
      },
      (g, f) => {
        if (f.ret === 1 || !g.exposedOf(f.to).includes(f.pick)) return;
        g.tell({ what: 'card-shot-off', seat: f.to, card: f.pick });
        g.discard(f.pick, f.to);
      },
      (g) => {
        g.settle();
      },
    ],
  },
});
