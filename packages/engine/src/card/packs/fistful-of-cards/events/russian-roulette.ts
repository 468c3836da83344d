import { DODGE, damage, demand, event } from '../../../author/index.ts';

const LOSS = 2;

/** Round and round until somebody has no Missed! effect to give. */
export const russianRoulette = event('russian-roulette', {
  enters: [
    (g, f) => {
      demand(g, f.to, { effect: DODGE }, 1, -1, -1).src = f.src;
    },
    (g, f) => {
      if (f.ret === 0) {
        damage(g, f.to, LOSS, -1, -1, f.src);
        return;
      }
      f.to = g.clockwise(f.to);
      f.step = 0;
    },
  ],
});
