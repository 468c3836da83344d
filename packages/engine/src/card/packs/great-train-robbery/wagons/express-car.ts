import { discardAtOnce, isLastTurn, OK, playAgain } from '../../../author/index.ts';
import { discardWagon, wagon } from '../wagon.ts';

/** Discarded with the whole hand it ends the turn, and another one follows, after which there is none. */
export const expressCar = wagon('express-car', {
  option: {
    when: (g) => (isLastTurn(g) ? 'no-effect-left' : OK),
    run: [
      discardWagon,
      (g, f) => {
        discardAtOnce(g, f.me, g.inFaceOrder(g.hand(f.me)));
      },
      (g) => playAgain(g),
    ],
  },
});
