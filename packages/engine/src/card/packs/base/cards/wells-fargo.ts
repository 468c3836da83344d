import { brown } from '../../../author/index.ts';

export const wellsFargo = brown('wells-fargo', '3H', { play: { run: [(g, f) => g.draw(f.me, 3)] } });
