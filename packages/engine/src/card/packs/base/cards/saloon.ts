import { brown } from '../../../content.ts';
import { everyone } from '../../../effects.ts';

export const saloon = brown('saloon', '5H', { play: { run: everyone('me', (g, _f, seat) => g.heal(seat, 1)) } });
