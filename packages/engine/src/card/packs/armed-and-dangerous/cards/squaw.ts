import { aimed, brown, CANCELLED, discardOf, letAvoid, memory } from '../../../author/index.ts';
import { sellUpgrades } from '../paying.ts';

/** How many were bought. */
const upgrades = memory;

/** Any card in play is discarded, or taken for two tokens. */
export const squaw = brown('squaw', '3D', {
  play: aimed({ within: 'anywhere', self: true, takes: 'laid', later: true }, [
    (g, f) => sellUpgrades(g, f.me, f.card, 2, 1),
    (g, f) => {
      f.mem = [f.ret];
      letAvoid(g, f);
    },
    (g, f) => {
      // Paying may have emptied the very card it is aimed at.
      if (f.ret === CANCELLED || !g.inPlay(f.me) || !g.exposedOf(f.to).includes(f.pick)) return;
      if (upgrades(f)[0] > 0) g.takeCard(f.me, f.to, f.pick);
      else discardOf(g, f.me, f.to, f.pick);
    },
  ]),
});
