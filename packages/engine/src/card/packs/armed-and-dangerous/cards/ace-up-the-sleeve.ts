import { orange, paidMove } from '../orange.ts';

/** Two tokens for a card from the deck. */
export const aceUpTheSleeve = orange('ace-up-the-sleeve', 'AH', {
  option: paidMove(2, {
    when: (g) => (g.canDraw() ? '' : 'no-cards'),
    run: [(g, f) => void g.draw(f.me, 1)],
  }),
});
