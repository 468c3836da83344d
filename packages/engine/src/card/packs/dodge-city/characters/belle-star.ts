import { character } from '../../../content.ts';

/** Equipment is nothing an ability can touch. */
export const belleStar = character('belle-star', 4, {
  query: {
    switchedOff: (off, g, me, seat, def, piece) =>
      off ||
      (piece >= 0 && seat >= 0 && seat !== me && g.activeSeat() === me && g.rules.cards[def]?.colour !== 'black'),
  },
});
