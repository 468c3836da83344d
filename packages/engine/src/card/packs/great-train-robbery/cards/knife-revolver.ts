import { aimed, brown, DISCARD, flip, rankOrder, release, shoot } from '../../../author/index.ts';

/** A BANG! effect within the limit; on a jack or higher the card comes back to the hand. */
export const knifeRevolver = brown('knife-revolver', '5D', {
  limited: true,
  play: aimed({ within: 'reach' }, [
    (g, f) => flip(g, f.me, f.src),
    (g, f) => {
      const back = f.ret >= 0 && rankOrder(g.rank(f.ret)) >= rankOrder('J');
      g.tell({ what: back ? 'flip-good' : 'flip-bad', seat: f.me });
      release(g, f.ret);
      // A repetition may find it in another hand.
      if (back && g.inPlay(f.me) && g.s.where[f.card] === DISCARD) g.move(f.card, g.rules.hand + f.me, g.everyone);
      shoot(g, f, f.to);
    },
  ]),
});
