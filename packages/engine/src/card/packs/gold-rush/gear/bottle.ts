import { aimed, shoot, takePicked } from '../../../author/index.ts';
import { brown } from '../gear.ts';

/** The effect of a Panic!, a Beer or a BANG!, but none of these cards. */
export const bottle = brown(
  'bottle',
  { copies: 3, price: 2 },
  { as: 'panic', ...aimed({ within: 1, self: true, takes: 'card' }, [takePicked]) },
  { as: 'beer', run: [(g, f) => g.heal(f.me, 1)] },
  { as: 'bang', ...aimed({ within: 'reach' }, [(g, f) => shoot(g, f, f.to)]) },
);
