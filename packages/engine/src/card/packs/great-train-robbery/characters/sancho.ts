import { character, memory } from '../../../author/index.ts';
import { offerFreeWagons, takeWagon } from '../fares.ts';

/** His one wagon of the turn is any of the train, for nothing. */
export const sancho = character('sancho', 3, {
  option: {
    offer: (g, me, o, def) => offerFreeWagons(g, me, def, o),
    read(_g, f, line) {
      f.mem = line.slice();
    },
    run: [
      (g, f) => {
        g.tell({ what: 'ability', seat: f.me, ability: f.src });
        takeWagon(g, f.me, memory(f));
      },
    ],
  },
});
