import { type CardGame, character, livesOf, OK, type OptionSpec, unusable } from '../../../author/index.ts';

const COST = 2;

const canHeal = (g: CardGame, me: number): boolean => g.canGainLife(me) && g.life(me) < g.maxLife(me);

/** Lives he could get back without these cards: a card that saves by itself is never better spent on a trade. */
function livesWithout(g: CardGame, me: number, gone: readonly number[]): number {
  let lives = 0;
  let others = 0;
  for (const piece of g.hand(me)) {
    if (gone.includes(piece)) continue;
    const alone = livesOf(g, me, piece);
    lives += alone;
    if (alone === 0 && unusable(g, me, piece) === OK) others++;
  }
  return lives + Math.floor(others / COST);
}

/** At his last life a trade must leave enough to come back above 0. */
const leavesEnough = (g: CardGame, me: number, paid: readonly number[]): boolean =>
  g.life(me) > 0 || g.life(me) + 1 + livesWithout(g, me, paid) > 0;

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
        g.spend(f.me);
      }
      g.heal(f.me, 1);
    },
    (g) => {
      g.settle();
    },
  ],
};

export const sidKetchum = character('sid-ketchum', 4, {
  query: { rescues: (_lives, g, me) => livesWithout(g, me, []) },
  option: { ...trade, anytime: (g, me) => g.hand(me).length >= COST && canHeal(g, me) },
  rescue: trade,
});
