import { brown } from '../../../author/index.ts';

/** A life, also between the last two players; it is no Beer and saves nobody. */
export const lastCall = brown('last-call', '8D', { play: { run: [(g, f) => g.heal(f.me, 1)] } });
