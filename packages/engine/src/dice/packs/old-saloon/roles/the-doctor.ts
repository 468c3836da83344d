import { dieAt, pickValue } from '../../../../kernel/offer.ts';
import { only } from '../../../../kernel/seats.ts';
import { specialRole } from '../../../content.ts';
import { FACES, faceOf, faceWord } from '../../../faces.ts';
import { facesOf, turnDie } from '../../../roll.ts';

/** Any die of the throw, kept or not, to any face it really has. */
export const theDoctor = specialRole('the-doctor', 'deputy', {
  at: 'thrown',
  run: [
    {
      about: () => ({ ask: 'turn-die' }),
      who: (_g, f) => only(f.me),
      offer(g, _f, _seat, o) {
        for (let die = 1; die <= g.diceCount(); die++) {
          const faces = facesOf(g, die - 1);
          for (const face of faces) o.add(dieAt(die), faceWord(face));
          if (o.explain)
            FACES.forEach(
              (_, face) => !faces.includes(face) && o.no({ why: 'no-such-face' }, dieAt(die), faceWord(face)),
            );
        }
      },
      take(g, f, _seat, line) {
        const die = pickValue(line[0]);
        g.tell({ what: 'die-turned', seat: f.me, die });
        turnDie(g, die - 1, faceOf(pickValue(line[1])));
      },
    },
  ],
});
