import { aimed, brown, DODGED, shoot } from '../../../author/index.ts';
import { sellUpgrades } from '../paying.ts';
import { takeBackIfPaid } from '../take-back.ts';

/** A BANG! effect; when it was cancelled, two tokens take the card back. */
export const flintlock = brown('flintlock', 'AS', {
  play: aimed({ within: 'reach' }, [
    (g, f) => shoot(g, f, f.to),
    (g, f) => {
      if (f.ret === DODGED) sellUpgrades(g, f.me, f.card, 2, 1);
      else g.end(f);
    },
    takeBackIfPaid,
  ]),
});
