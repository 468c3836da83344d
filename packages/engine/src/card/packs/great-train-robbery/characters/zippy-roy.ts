import { character, type Mark, OK } from '../../../author/index.ts';
import { hasTrain } from '../line.ts';
import { moveTrain } from '../train.ts';

export const zippyMoved: Mark = { name: 'zippy-roy', lasts: 'turn' };

/** Once in his turn he moves the train; it brings him no wagon. */
export const zippyRoy = character('zippy-roy', 5, {
  option: {
    when: (g, me) => (!hasTrain(g) ? 'not-now' : g.mark(zippyMoved, me) > 0 ? 'used-this-turn' : OK),
    run: [
      (g, f) => {
        g.tell({ what: 'ability', seat: f.me, ability: f.src });
        g.setMark(zippyMoved, f.me, 1);
        moveTrain(g, f.me);
      },
    ],
  },
});
