import { ability, PASS } from '../../../../kernel/offer.ts';
import { only } from '../../../../kernel/seats.ts';
import { character } from '../../../content.ts';
import { CHIEF_ARROW, PLAIN_ARROW } from '../../../faces.ts';

export const pedroRamirez = character('pedro-ramirez', 8, {
  after: {
    lost: {
      when: (g, me, loss) => loss.to === me && g.life(me) > 0,
      run: [
        {
          about: () => ({ ask: 'own-arrow-back' }),
          who: (g, f) => (f.n > 0 && g.hasAnyArrow(f.me) ? only(f.me) : 0),
          offer(g, f, seat, o) {
            if (g.arrows(seat) === 0 || !g.hasChief(seat)) o.add(ability(f.src));
            else {
              o.add(ability(f.src), PLAIN_ARROW);
              o.add(ability(f.src), CHIEF_ARROW);
            }
            o.add(PASS);
          },
          take(g, f, seat, line) {
            f.step = 0;
            f.n--;
            if (line[0] === PASS) return;
            if (line[1] === CHIEF_ARROW || g.arrows(seat) === 0) g.returnChief(seat);
            else g.returnArrow(seat);
          },
        },
      ],
    },
  },
});
