import { DODGE } from '../../../author/index.ts';
import { discardOtherBlue, hasOtherBlue, wagon } from '../wagon.ts';

/** Another blue card or wagon of his is a Missed! when he discards it. */
export const caboose = wagon('caboose', {
  respond: { gives: DODGE, again: true, when: hasOtherBlue, run: [discardOtherBlue, (g, f) => g.end(f, 1)] },
});
