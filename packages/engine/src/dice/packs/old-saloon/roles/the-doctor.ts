import { ability, dieAt, pickValue } from '../../../../kernel/offer.ts';
import { specialRole } from '../../../content.ts';
import { FACES, faceOf, faceWord } from '../../../faces.ts';
import { moveOf } from '../../../power.ts';
import { facesOf, turnDie } from '../../../roll.ts';

/** Any die of the throw, kept or not, to any face it really has. */
export const theDoctor = specialRole('the-doctor', 'deputy', {
  at: 'thrown',
  offer(g, _me, o, def) {
    if (o.draft.length === 0) return o.more(ability(def));
    if (o.draft.length === 1) {
      for (let i = 1; i <= g.diceCount(); i++) o.more(dieAt(i));
      return;
    }
    const faces = facesOf(g, pickValue(o.draft[1]) - 1);
    for (const face of faces) o.add(faceWord(face));
    if (o.explain) FACES.forEach((_, face) => !faces.includes(face) && o.no('no-such-face', {}, faceWord(face)));
  },
  run: [
    (g, f) => {
      const line = moveOf(f);
      const die = pickValue(line[1]);
      g.tell('die-turned', f.me, g.activeSeat(), -1, die, f.src);
      turnDie(g, die - 1, faceOf(pickValue(line[2])));
    },
  ],
});
