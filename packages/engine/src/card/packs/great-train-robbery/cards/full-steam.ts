import { brown, OK, only } from '../../../author/index.ts';
import { hasTrain, stationsOf } from '../line.ts';
import { moveTrain } from '../train.ts';

/** What the locomotive does at the end of the line is left out, or done twice. */
export const IGNORE = 'ignore';
export const TWICE = 'twice';

/** Straight to the end of the line. */
export const fullSteam = brown('full-steam', '2S', {
  play: {
    when: (g) => (hasTrain(g) ? OK : 'not-now'),
    run: [
      {
        about: () => ({ ask: 'full-steam' }),
        who: (_g, f) => only(f.chooser),
        offer(g, _f, _seat, o) {
          o.add(g.word(IGNORE));
          o.add(g.word(TWICE));
        },
        take(g, f, _seat, line) {
          f.n = line[0] === g.word(TWICE) ? 2 : 0;
        },
      },
      (g, f) => moveTrain(g, f.me, { to: stationsOf(g).length, effects: f.n }),
    ],
  },
});
