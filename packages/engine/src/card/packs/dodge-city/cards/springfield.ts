import { aimed, brown } from '../../../content.ts';
import { shoot } from '../../../effects.ts';

export const springfield = brown('springfield', 'KS', {
  play: { cost: 1, ...aimed({ within: 'anywhere' }, [(g, f) => shoot(g, f, f.to)]) },
});
