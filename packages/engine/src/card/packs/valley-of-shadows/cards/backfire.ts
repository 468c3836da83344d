import { brown, DODGE, MISSED, shoot } from '../../../author/index.ts';

/** A Missed! that shoots back once the whole shot is cancelled. */
export const backfire = brown('backfire', 'QC', {
  names: MISSED,
  gives: DODGE,
  met: [
    (g, f) => {
      if (f.to >= 0) shoot(g, f, f.to);
    },
  ],
});
