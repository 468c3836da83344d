import { aimed, brown, discardOf } from '../../../author/index.ts';
import { sellUpgrades } from '../paying.ts';

/** Any card in play is discarded, or taken for two tokens. */
export const squaw = brown('squaw', '3D', {
  play: aimed({ within: 'anywhere', self: true, takes: 'laid' }, [
    (g, f) => sellUpgrades(g, f.me, f.card, 2, 1),
    (g, f) => {
      // Paying may have emptied the very card it is aimed at.
      if (!g.inPlay(f.me) || !g.exposedOf(f.to).includes(f.pick)) return;
      if (f.ret > 0) g.takeCard(f.me, f.to, f.pick);
      else discardOf(g, f.me, f.to, f.pick);
    },
  ]),
});
