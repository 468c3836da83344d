import { brown } from '../../../author/index.ts';
import { distribute } from '../loading.ts';

/** Three tokens wherever there is room. */
export const reloading = brown('reloading', '4D', { play: { run: [(g, f) => distribute(g, f.me, 3)] } });
