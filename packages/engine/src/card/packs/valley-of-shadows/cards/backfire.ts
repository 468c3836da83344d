import { brown } from '../../../content.ts';
import { shoot } from '../../../effects.ts';
import { DODGE, MISSED } from '../../../names.ts';

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
