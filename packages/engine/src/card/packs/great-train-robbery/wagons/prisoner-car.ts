import { type CardGame, isAimOf, stillConcerned } from '../../../author/index.ts';
import { wagon } from '../wagon.ts';

const isCalled = (g: CardGame, piece: number, id: string): boolean => piece >= 0 && g.idOf(piece) === id;

/** Duel and Indians! cards of the others do not concern him; the same effects of something else do. */
export const prisonerCar = wagon('prisoner-car', {
  query: {
    sheltered: (why, g, _me, piece, aim) =>
      isCalled(g, piece, 'duel') && isAimOf(g, g.def(piece), aim) ? 'immune' : why,
  },
  would: {
    each: {
      when: (g, me, effect) =>
        effect.me !== me &&
        isCalled(g, effect.card, 'indians') &&
        effect.src === g.def(effect.card) &&
        stillConcerned(effect).includes(me),
      run: [
        (g, f) => {
          const effect = g.event(f);
          effect.mem = stillConcerned(effect).filter((seat) => seat !== f.me);
        },
      ],
    },
  },
});
