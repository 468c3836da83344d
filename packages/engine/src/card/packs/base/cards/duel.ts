import { aimed, BANG, brown, damage, demand } from '../../../author/index.ts';

/** `pick` is whose turn it is to discard a BANG!; a challenger who loses has only himself to blame. */
export const duel = brown('duel', 'QD JS 8C', {
  book: true,
  quiet: true,
  play: aimed({ within: 'anywhere' }, [
    (_g, f) => {
      f.pick = f.to;
    },
    (g, f) => demand(g, f.pick, { card: BANG }, 1, f.pick === f.to ? f.me : f.to, f.card),
    (g, f) => {
      if (f.ret === 0) {
        damage(g, f.pick, 1, f.pick === f.me ? -1 : f.me, f.card);
        return;
      }
      f.pick = f.pick === f.to ? f.me : f.to;
      f.step = 1;
    },
  ]),
});
