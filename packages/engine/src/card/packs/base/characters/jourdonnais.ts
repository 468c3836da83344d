import { character, DODGE, drawCheck, isHeart } from '../../../author/index.ts';

export const jourdonnais = character('jourdonnais', 4, { respond: { gives: DODGE, run: drawCheck(isHeart) } });
