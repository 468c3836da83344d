import { brown, DODGE } from '../../../author/index.ts';
import { sellUpgrades } from '../paying.ts';
import { takeBackIfPaid } from '../take-back.ts';

/** A Missed! effect; two tokens take the card back. */
export const duck = brown('duck', '3D', {
  gives: DODGE,
  respond: {
    gives: DODGE,
    run: [(g, f) => sellUpgrades(g, f.me, f.card, 2, 1), takeBackIfPaid, (g, f) => g.end(f, 1)],
  },
});
