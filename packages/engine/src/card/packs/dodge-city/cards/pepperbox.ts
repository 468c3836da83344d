import { aimed, green } from '../../../content.ts';
import { shoot } from '../../../effects.ts';

export const pepperbox = green('pepperbox', 'AH', { use: aimed({ within: 'reach' }, [(g, f) => shoot(g, f, f.to)]) });
