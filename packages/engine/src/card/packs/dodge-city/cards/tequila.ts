import { aimed, brown } from '../../../author/index.ts';

export const tequila = brown('tequila', '9C', {
  play: { cost: 1, ...aimed({ within: 'anywhere', self: true }, [(g, f) => g.heal(f.to, 1)]) },
});
