import { character } from '../../../content.ts';
import { ONE, TWO } from '../../../faces.ts';
import { gain } from '../../../gain.ts';

const PEACE = 2;

export const suzyLafayette = character('suzy-lafayette', 8, {
  after: {
    turnEnd: {
      when: (g, me, turn) => turn.me === me && g.symbols(ONE) + g.symbols(TWO) === 0,
      run: [(g, f) => gain(g, f.me, PEACE, f.src)],
    },
  },
});
