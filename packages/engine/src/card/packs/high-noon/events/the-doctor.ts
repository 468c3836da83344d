import { event } from '../../../author/index.ts';

export const theDoctor = event('the-doctor', {
  enters: [
    (g, f) => {
      const patients = g.ring(f.me).filter((seat) => g.canGainLife(seat));
      const fewest = Math.min(...patients.map((seat) => g.life(seat)));
      for (const seat of patients) if (g.life(seat) === fewest) g.heal(seat, 1);
    },
  ],
});
