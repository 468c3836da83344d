import { brown } from '../../../author/index.ts';
import { moveTrain } from '../train.ts';

/** A card, and then the train moves. */
export const nextStop = brown('next-stop', '2D KC', {
  play: {
    run: [
      (g, f) => {
        g.draw(f.me, 1);
        moveTrain(g, f.me);
      },
    ],
  },
});
