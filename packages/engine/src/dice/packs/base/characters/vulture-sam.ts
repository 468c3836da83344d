import { character } from '../../../content.ts';
import { gain } from '../../../gain.ts';

const MEAL = 2;

/** Those who went out at the same moment are one big meal. */
export const vultureSam = character('vulture-sam', 9, {
  after: {
    eliminated: {
      run: [
        (g, f) => {
          let meals = 0;
          for (let left = g.event(f).pick; left !== 0; left &= left - 1) meals++;
          gain(g, f.me, MEAL * meals, f.src);
        },
      ],
    },
  },
});
