import { aimed, green, shoot } from '../../../author/index.ts';

export const pepperbox = green('pepperbox', 'AH', { use: aimed({ within: 'reach' }, [(g, f) => shoot(g, f, f.to)]) });
