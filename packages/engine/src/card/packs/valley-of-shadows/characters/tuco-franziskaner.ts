import { type Colour, character } from '../../../author/index.ts';

const EXTRA = 2;

/** Dangerous cards are blue ones in every respect. */
const isBlue = (colour: Colour): boolean => colour === 'blue' || colour === 'orange';

/** Two cards more in phase 1 while no blue card lies in front of him. */
export const tucoFranziskaner = character('tuco-franziskaner', 5, {
  query: {
    drawCount: (count, g, me) => (g.inFront(me).some((piece) => isBlue(g.card(piece).colour)) ? count : count + EXTRA),
  },
});
