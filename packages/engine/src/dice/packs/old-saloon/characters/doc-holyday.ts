import { character } from '../../../content.ts';
import { ONE, TWO } from '../../../faces.ts';
import { gain } from '../../../gain.ts';

const SALVO = 3;
const COMFORT = 2;

export const docHolyday = character('doc-holyday', 8, {
  after: {
    volley: {
      when: (g, me, dice) => dice.me === me && g.symbols(ONE) + g.symbols(TWO) >= SALVO,
      run: [(g, f) => gain(g, f.me, COMFORT, f.src)],
    },
  },
});
