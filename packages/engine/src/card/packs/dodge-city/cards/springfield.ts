import { aimed, brown, shoot } from '../../../author/index.ts';

export const springfield = brown('springfield', 'KS', {
  play: { cost: 1, ...aimed({ within: 'anywhere' }, [(g, f) => shoot(g, f, f.to)]) },
});
