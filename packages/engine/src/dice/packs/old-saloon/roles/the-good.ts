import { specialRole } from '../../../content.ts';
import { afterLoss } from '../../../damage.ts';
import type { DiceGame } from '../../../game.ts';
import { LIFE, MAX } from '../../../rules.ts';
import { printedLife } from '../../../setup.ts';

function sheriffSeat(g: DiceGame): number {
  for (let seat = 0; seat < g.rules.players; seat++) if (g.part(seat) === 'sheriff') return seat;
  return -1;
}

/** The two swap cards; the old sheriff keeps no more than his character's own life points. */
export const theGood = specialRole('the-good', 'deputy', {
  at: 'start',
  run: [
    (g, f) => {
      const old = sheriffSeat(g);
      const star = g.rolePiece(old);
      g.move(g.rolePiece(f.me), g.rules.role + old, g.everyone);
      g.move(star, g.rules.role + f.me, g.everyone);
      g.tell({ what: 'new-sheriff', seat: f.me, old });
      const max = printedLife(g, old);
      g.setCount(MAX, old, max);
      const surplus = g.life(old) - max;
      if (surplus <= 0) return;
      g.setCount(LIFE, old, max);
      afterLoss(g, old, surplus);
    },
  ],
});
