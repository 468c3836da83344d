import { PASS, pickValue, seatPick } from '../../../../kernel/offer.ts';
import { only } from '../../../../kernel/seats.ts';
import { character } from '../../../content.ts';
import { CHIEF_ARROW, PLAIN_ARROW } from '../../../faces.ts';
import type { DiceGame } from '../../../game.ts';

function anyToken(g: DiceGame): boolean {
  for (let seat = 0; seat < g.rules.players; seat++) if (g.hasAnyArrow(seat)) return true;
  return false;
}

/** One arrow of anybody's for each gatling, whether it fires or not. */
export const kitCarlson = character('kit-carlson', 7, {
  after: {
    gatling: {
      when: (_g, me, dice) => dice.me === me,
      run: [
        {
          about: () => ({ ask: 'arrow-back' }),
          who: (g, f) => (f.n > 0 && anyToken(g) ? only(f.me) : 0),
          offer(g, _f, _seat, o) {
            for (let seat = 0; seat < g.rules.players; seat++) {
              if (g.arrows(seat) > 0 && g.hasChief(seat)) {
                o.add(seatPick(seat), PLAIN_ARROW);
                o.add(seatPick(seat), CHIEF_ARROW);
              } else if (g.hasAnyArrow(seat)) o.add(seatPick(seat));
              else if (o.explain) o.no({ why: g.inPlay(seat) ? 'no-arrow' : 'eliminated' }, seatPick(seat));
            }
            o.add(PASS);
          },
          take(g, f, _seat, line) {
            f.step = 0;
            f.n--;
            if (line[0] === PASS) return;
            const from = pickValue(line[0]);
            if (line[1] === CHIEF_ARROW || g.arrows(from) === 0) g.returnChief(from);
            else g.returnArrow(from);
          },
        },
      ],
    },
  },
});
