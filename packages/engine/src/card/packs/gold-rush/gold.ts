import { type CardGame, type Mark, tableRule, WOUND } from '../../author/index.ts';

/** Nuggets in front of a player. */
export const gold: Mark = { name: 'gold', lasts: 'game' };

const NUGGETS = 30;
/** Nuggets more or fewer than the box holds; only scenario files set it. */
export const EXTRA_GOLD = 'extra-gold';

const extraGold = (g: CardGame): number => g.rules.vars.indexOf(EXTRA_GOLD);

/** The supply never limits anybody: below none there are substitutes. */
export function goldSupply(g: CardGame): number {
  let left = NUGGETS + g.s.vars[extraGold(g)];
  for (const seat of g.s.order) left -= g.mark(gold, seat);
  return Math.max(0, left);
}

export function setGoldSupply(g: CardGame, nuggets: number): void {
  let held = 0;
  for (const seat of g.s.order) held += g.mark(gold, seat);
  g.setVar(extraGold(g), nuggets + held - NUGGETS);
}

export function gainGold(g: CardGame, seat: number, n: number): void {
  g.setMark(gold, seat, g.mark(gold, seat) + n);
}

/** A nugget for every life another player is made to lose; they are lost with the last life, but not by a shadow. */
export const nuggets = tableRule('nuggets', {
  after: {
    damage: {
      when: (g, _me, hit) => hit.ret >= WOUND && hit.by >= 0 && hit.by !== hit.to && g.inPlay(hit.by),
      run: [(g, f) => gainGold(g, f.by, f.n)],
    },
    eliminated: {
      when: (g) => g.rules.variants['shadow-gunslingers'] !== true,
      run: [(g, f) => g.setMark(gold, f.to, 0)],
    },
  },
});
