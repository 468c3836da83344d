import { ability, handCard, pickValue } from '../../../../kernel/offer.ts';
import { character } from '../../../content.ts';
import type { OptionSpec } from '../../../types.ts';

const COST = 2;

/** Two cards from the hand for a life, whenever he likes. */
const trade: Pick<OptionSpec, 'offer' | 'run'> = {
  offer(g, me, o, def) {
    const paid = o.draft.slice(1).map(pickValue);
    if (o.draft.length === 0) {
      if (!g.canGainLife(me)) {
        if (o.explain) o.no('no-effect-left', {}, ability(def));
      } else if (g.life(me) >= g.maxLife(me)) {
        if (o.explain) o.no('full-life', {}, ability(def));
      } else if (g.hand(me).length < COST) {
        if (o.explain) o.no('not-enough', { needed: COST, have: g.hand(me).length }, ability(def));
      } else o.more(ability(def));
      return;
    }
    for (const piece of g.hand(me)) {
      if (paid.includes(piece)) continue;
      if (paid.length + 1 < COST) o.more(handCard(piece));
      else o.add(handCard(piece));
    }
  },
  run: [
    (g, f) => {
      g.tell('ability', f.me, -1, -1, 0, f.src);
      g.discard(f.card, f.me);
      g.discard(f.pick, f.me);
      g.heal(f.me, 1);
    },
    (g) => {
      g.settle();
    },
  ],
};

export const sidKetchum = character('sid-ketchum', 4, {
  query: { rescues: (lives, g, me) => lives + Math.floor((g.hand(me).length - lives) / COST) },
  option: {
    ...trade,
    anytime: (g, me) => g.hand(me).length >= COST && g.life(me) < g.maxLife(me) && g.canGainLife(me),
  },
  rescue: trade,
});
