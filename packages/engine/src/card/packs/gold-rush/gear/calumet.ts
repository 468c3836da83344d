import { isDiamond, untouchedBy } from '../../../author/index.ts';
import { black } from '../gear.ts';

/** Diamonds that others play do nothing to its owner. */
export const calumet = black('calumet', { copies: 1, price: 3, ...untouchedBy(isDiamond) });
