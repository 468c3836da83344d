import { aimed } from '../../../author/index.ts';
import { brown } from '../gear.ts';

/** Any one player gets a life back. */
export const shot = brown(
  'shot',
  { copies: 3, price: 1 },
  aimed({ within: 'anywhere', self: true }, [(g, f) => g.heal(f.to, 1)]),
);
