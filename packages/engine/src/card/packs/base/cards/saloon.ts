import { brown, everyone } from '../../../author/index.ts';

export const saloon = brown('saloon', '5H', { play: { run: everyone('me', (g, _f, seat) => g.heal(seat, 1)) } });
