import { aimed, brown, shoot } from '../../../author/index.ts';

/** A shot at a player at a distance of up to 2, whatever the weapon. */
export const tomahawk = brown('tomahawk', 'AD', { play: aimed({ within: 2 }, [(g, f) => shoot(g, f, f.to)]) });
