import { brown, CANCELLED, DODGE, letAvoid, MISSED, shoot } from '../../../author/index.ts';

/**
 * A Missed! that shoots back once the whole shot is cancelled. Whoever has shot is aimed at by a card then, and may say
 * to it what he may say to any other.
 */
export const backfire = brown('backfire', 'QC', {
  names: MISSED,
  gives: DODGE,
  met: [
    (g, f) => (f.to < 0 ? g.end(f) : g.fire(g.would.aim, f)),
    (g, f) => {
      if (f.ret !== CANCELLED) letAvoid(g, f);
    },
    (g, f) => {
      if (f.ret !== CANCELLED) shoot(g, f, f.to);
    },
  ],
});
