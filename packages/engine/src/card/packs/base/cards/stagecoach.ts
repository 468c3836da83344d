import { brown } from '../../../author/index.ts';

export const stagecoach = brown('stagecoach', '9S 9S', { play: { run: [(g, f) => g.draw(f.me, 2)] } });
