import { character } from '../../../author/index.ts';
import { atEnd } from '../line.ts';

/** Two cards whenever the train comes to the end of the line. */
export const manuelita = character('manuelita', 4, {
  after: {
    moved: {
      when: (g) => atEnd(g),
      run: [
        (g, f) => {
          g.draw(f.me, 2, f.src);
        },
      ],
    },
  },
});
