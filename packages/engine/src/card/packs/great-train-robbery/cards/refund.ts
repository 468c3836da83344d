import { blue } from '../../../author/index.ts';

/** A card for every other card that somebody takes from him or discards. */
export const refund = blue('refund', '3S', {
  after: {
    robbed: {
      when: (_g, me, theft) => theft.to === me,
      run: [(g, f) => g.draw(f.me, 1, f.src)],
    },
  },
});
