import { brown } from '../../../author/index.ts';
import { ANY_NUMBER, sellUpgrades } from '../paying.ts';

/** A life, and one more for every three tokens. */
export const aLittleNip = brown('a-little-nip', '5H', {
  play: {
    run: [(g, f) => sellUpgrades(g, f.me, f.card, 3, ANY_NUMBER), (g, f) => g.heal(f.me, 1 + f.ret)],
  },
});
