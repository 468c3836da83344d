import { boostOf, handCard, only, pickValue, tableRule } from '../../../author/index.ts';
import { dangerousWeapon } from '../orange.ts';

export const buntlineSpecial = dangerousWeapon('buntline-special', 'JS', 2, {});

/** Whoever cancels the shot discards a card of the hand; the weapon may be gone by then, so the rule is not on it. */
export const buntlineShot = tableRule('buntline-shot', {
  after: {
    missed: {
      when(g, _me, shot) {
        const boost = boostOf(g, shot);
        return boost >= 0 && g.rules.defs[boost].id === buntlineSpecial.id;
      },
      run: [
        {
          about: () => ({ ask: 'discard', count: 1 }),
          who: (g, f) => (g.inPlay(f.to) && g.hand(f.to).length > 0 ? only(f.to) : 0),
          offer(g, _f, seat, o) {
            for (const piece of g.hand(seat)) o.add(handCard(piece));
          },
          take(g, _f, seat, line) {
            const piece = pickValue(line[0]);
            g.tell({ what: 'discard', seat, card: piece });
            g.discard(piece, seat);
          },
        },
      ],
    },
  },
});
