import { DISCARD } from '../../../author/index.ts';
import { dangerousWeapon } from '../orange.ts';

/** The BANG! card goes back to the hand before the target answers. */
export const thunderer = dangerousWeapon('thunderer', '3C', 3, {
  run: [
    (g, f) => {
      if (g.s.where[f.card] !== DISCARD || !g.inPlay(f.me)) return;
      g.tell({ what: 'gets-card', seat: f.me, card: f.card });
      g.move(f.card, g.rules.hand + f.me, g.everyone);
    },
  ],
});
