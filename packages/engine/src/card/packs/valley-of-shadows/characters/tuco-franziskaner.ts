import { type CardGame, character } from '../../../author/index.ts';

const EXTRA = 2;

/** Only green cards are not treated like blue ones. */
const isBlue = (g: CardGame, piece: number): boolean => g.rules.cards[g.def(piece)]?.colour !== 'green';

/** Two cards more in phase 1 while no blue card lies in front of him. */
export const tucoFranziskaner = character('tuco-franziskaner', 5, {
  query: {
    drawCount: (count, g, me) => (g.exposedOf(me).some((piece) => isBlue(g, piece)) ? count : count + EXTRA),
  },
});
