import type { Step } from '../author/definition.ts';
import { BANG } from '../author/names.ts';
import { damage } from './damage.ts';
import { demand } from './demand.ts';

/** `pick` is whose turn it is to discard a BANG!; a challenger who loses has only himself to blame. */
export const fightDuel: readonly Step[] = [
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
];
