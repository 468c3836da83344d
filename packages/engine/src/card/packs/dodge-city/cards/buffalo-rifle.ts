import { aimed, green } from '../../../content.ts';
import { shoot } from '../../../effects.ts';

export const buffaloRifle = green('buffalo-rifle', 'QC', {
  use: aimed({ within: 'anywhere' }, [(g, f) => shoot(g, f, f.to)]),
});
