import { brown } from '../../../author/index.ts';

export const whisky = brown('whisky', 'QH', { play: { cost: 1, run: [(g, f) => g.heal(f.me, 2)] } });
