import { brown } from '../gear.ts';

/** Four cards. */
export const unionPacific = brown('union-pacific', { copies: 1, price: 4 }, { run: [(g, f) => g.draw(f.me, 4)] });
