import { ability, PASS } from '../../../../kernel/offer.ts';
import { only } from '../../../../kernel/seats.ts';
import { takeArrows } from '../../../arrows.ts';
import { character } from '../../../content.ts';
import { isShooting } from '../../../damage.ts';
import type { DiceGame } from '../../../game.ts';

/** He never takes the last token, so he never brings the Indians. */
const mayTake = (g: DiceGame): boolean => g.tokensInPile() > 1;

export const bartCassidy = character('bart-cassidy', 8, {
  would: {
    lose: {
      tier: 'replace',
      when: (g, me, loss) => loss.to === me && isShooting(loss.card) && mayTake(g),
      run: [
        {
          about: () => ({ ask: 'arrow-instead' }),
          who: (g, f) => (f.n > 0 && mayTake(g) ? only(f.me) : 0),
          offer(_g, f, _seat, o) {
            o.add(ability(f.src));
            o.add(PASS);
          },
          take(g, f, seat, line) {
            f.step = 0;
            f.n--;
            if (line[0] === PASS) return;
            g.event(f).n--;
            takeArrows(g, seat, 1);
          },
        },
      ],
    },
  },
});
