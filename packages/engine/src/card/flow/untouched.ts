import type { Hooks } from '../author/definition.ts';
import type { CardGame } from '../table/game.ts';
import { stillConcerned } from './effects.ts';

/** Cards of the others that are like this have no effect on their owner, whether they are aimed at him or at everybody. */
export function untouchedBy(like: (g: CardGame, piece: number) => boolean): Hooks {
  return {
    query: { immune: (why, g, _me, _by, piece) => (piece >= 0 && like(g, piece) ? 'immune' : why) },
    would: {
      each: {
        when: (g, me, effect) =>
          effect.me !== me && effect.card >= 0 && like(g, effect.card) && stillConcerned(effect).includes(me),
        run: [
          (g, f) => {
            const effect = g.event(f);
            effect.mem = stillConcerned(effect).filter((seat) => seat !== f.me);
          },
        ],
      },
    },
  };
}
