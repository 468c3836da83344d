import { blue, DODGE, drawCheck, isHeart } from '../../../author/index.ts';

export const barrel = blue('barrel', 'QS KS', { respond: { gives: DODGE, run: drawCheck(isHeart) } });
