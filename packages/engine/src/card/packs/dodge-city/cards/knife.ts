import { aimed, green } from '../../../content.ts';
import { shoot } from '../../../effects.ts';

export const knife = green('knife', '8H', { use: aimed({ within: 1 }, [(g, f) => shoot(g, f, f.to)]) });
