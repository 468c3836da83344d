import { pickValue, seatPick } from '../../../../kernel/offer.ts';
import { keepInPlay, staysInPlay } from '../../../ghost.ts';
import { wagon } from '../wagon.ts';

/** Whoever gets it has it in front of him, but the sheriff lays it before somebody else, in play or out. */
export const ghostCar = wagon('ghost-car', {
  would: { eliminate: staysInPlay },
  after: {
    settle: {
      when: (g, me) => g.roleOf(me) === 'sheriff',
      run: [
        {
          prompt: 'hand-on',
          who: (_g, f) => 1 << f.me,
          offer(g, f, _seat, o) {
            for (const seat of g.s.order)
              if (seat !== f.me) o.add(seatPick(seat));
              else if (o.explain) o.no('not-the-sheriff', { seat }, seatPick(seat));
          },
          take(g, f, seat, line) {
            const to = pickValue(line[0]);
            g.tell('gives', seat, to, f.pick);
            g.move(f.pick, g.place('wagons') + to, g.everyone);
            if (!g.inPlay(to)) keepInPlay(g, to);
          },
        },
      ],
    },
  },
});
