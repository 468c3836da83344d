import { ability, handCard, pickValue } from '../../../../kernel/offer.ts';
import { character } from '../../../content.ts';
import { unusable } from '../../../forbidden.ts';
import type { CardGame } from '../../../game.ts';
import type { OptionSpec } from '../../../types.ts';
import { OK } from '../../../why.ts';

const COST = 2;

const spendable = (g: CardGame, me: number): number[] => g.hand(me).filter((piece) => unusable(g, me, piece) === OK);
const canHeal = (g: CardGame, me: number): boolean => g.canGainLife(me) && g.life(me) < g.maxLife(me);

/** Two cards from the hand for a life, whenever he likes. */
const trade: Pick<OptionSpec, 'offer' | 'run'> = {
  offer(g, me, o, def) {
    const paid = o.draft.slice(1).map(pickValue);
    if (o.draft.length === 0) {
      const have = spendable(g, me).length;
      if (!canHeal(g, me)) {
        if (o.explain) o.no('full-life', {}, ability(def));
      } else if (have < COST) {
        if (o.explain) o.no('not-enough', { needed: COST, have }, ability(def));
      } else o.more(ability(def));
      return;
    }
    for (const piece of spendable(g, me)) {
      if (paid.includes(piece)) continue;
      if (paid.length + 1 < COST) o.more(handCard(piece));
      else o.add(handCard(piece));
    }
  },
  run: [
    (g, f) => {
      g.tell('ability', f.me, -1, -1, 0, f.src);
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
  query: { rescues: (lives, g, me) => lives + Math.floor((spendable(g, me).length - lives) / COST) },
  option: { ...trade, anytime: (g, me) => g.hand(me).length >= COST && canHeal(g, me) },
  rescue: trade,
});
