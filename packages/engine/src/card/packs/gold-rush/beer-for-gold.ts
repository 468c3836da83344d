import { BEER, isRepetition, tableRule } from '../../author/index.ts';
import { gainGold } from './gold.ts';

export const HEAL = 'heal';
export const GOLD = 'gold';

/** A Beer card may be played for a nugget instead of a life, also when only two players are left. */
export const beerForGold = tableRule('beer-for-gold', {
  instead: {
    names: BEER,
    words: [HEAL, GOLD],
    run: [(g, f) => gainGold(g, f.me, 1), (g, f) => (isRepetition(g) ? undefined : g.fire(g.after.beer, f))],
  },
});
