import { aimed, green, shoot } from '../../../author/index.ts';

export const buffaloRifle = green('buffalo-rifle', 'QC', {
  use: aimed({ within: 'anywhere' }, [(g, f) => shoot(g, f, f.to)]),
});
