import { aimed, brown, DODGED, type Step, shoot } from '../../../author/index.ts';
import { sellUpgrades } from '../paying.ts';
import { takeBackIfPaid } from '../take-back.ts';

const comeBack: readonly Step[] = [(g, f) => sellUpgrades(g, f.me, f.card, 2, 1), takeBackIfPaid];

/** A BANG! effect; when it was cancelled in any way, two tokens take the card back. */
export const flintlock = brown('flintlock', 'AS', {
  play: aimed({ within: 'reach' }, [
    (g, f) => shoot(g, f, f.to),
    (g, f) => {
      if (f.ret !== DODGED) g.end(f);
    },
    ...comeBack,
  ]),
  avoided: comeBack,
});
