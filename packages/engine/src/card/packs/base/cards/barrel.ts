import { blue } from '../../../content.ts';
import { drawCheck, isHeart } from '../../../flip.ts';
import { DODGE } from '../../../names.ts';

export const barrel = blue('barrel', 'QS KS', { respond: { gives: DODGE, run: drawCheck(isHeart) } });
