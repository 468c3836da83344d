import { character } from '../../../content.ts';
import { drawCheck, isHeart } from '../../../flip.ts';
import { DODGE } from '../../../names.ts';

export const jourdonnais = character('jourdonnais', 4, { respond: { gives: DODGE, run: drawCheck(isHeart) } });
