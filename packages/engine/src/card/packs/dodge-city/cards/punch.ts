import { aimed, brown } from '../../../content.ts';
import { shoot } from '../../../effects.ts';

export const punch = brown('punch', '10S', { play: aimed({ within: 1 }, [(g, f) => shoot(g, f, f.to)]) });
