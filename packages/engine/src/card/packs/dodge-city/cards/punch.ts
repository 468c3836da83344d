import { aimed, brown, shoot } from '../../../author/index.ts';

export const punch = brown('punch', '10S', { play: aimed({ within: 1 }, [(g, f) => shoot(g, f, f.to)]) });
