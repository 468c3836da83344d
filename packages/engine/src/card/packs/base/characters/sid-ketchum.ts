import { type CardGame, character, livesLeft, livesOf, OK, type OptionSpec, unusable } from '../../../author/index.ts';

const COST = 2;

const canHeal = (g: CardGame, me: number): boolean => g.canGainLife(me) && g.life(me) < g.maxLife(me);

/** Lives his other cards would bring: one that saves by itself is never better spent on a trade. */
function livesByTrade(g: CardGame, me: number, gone: readonly number[]): number {
  const others = g.hand(me).filter((piece) => !gone.includes(piece) && livesOf(g, me, piece) === 0);
  return Math.floor(others.filter((piece) => unusable(g, me, piece) === OK).length / COST);
}

/** At his last life a trade must leave enough to come back above 0. */
const leavesEnough = (g: CardGame, me: number, paid: readonly number[]): boolean =>
  g.life(me) > 0 || g.life(me) + 1 + livesLeft(g, me, paid) > 0;

/** Two cards from the hand for a life, whenever he likes. */
const trade: OptionSpec = {
  cost: COST,
  when: (g, me) => (canHeal(g, me) ? OK : 'full-life'),
  fits: leavesEnough,
  run: [
    (g, f) => {
      g.tell({ what: 'ability', seat: f.me, ability: f.src });
      for (const piece of [f.card, f.pick]) {
        g.discard(piece, f.me);
        g.tellUse(f.me);
      }
      g.heal(f.me, 1);
    },
    (g) => {
      g.settle();
    },
  ],
};

export const sidKetchum = character('sid-ketchum', 4, {
  query: { rescues: (lives, g, me, gone) => lives + livesByTrade(g, me, gone) },
  option: { ...trade, anytime: (g, me) => g.hand(me).length >= COST && canHeal(g, me) },
  rescue: trade,
});
