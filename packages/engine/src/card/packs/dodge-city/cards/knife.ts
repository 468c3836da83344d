import { aimed, green, shoot } from '../../../author/index.ts';

export const knife = green('knife', '8H', { use: aimed({ within: 1 }, [(g, f) => shoot(g, f, f.to)]) });
