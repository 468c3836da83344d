import { event } from '../../../author/index.ts';

/** What nobody can get at, such as equipment, keeps working; so do abilities. */
export const lasso = event('lasso', {
  query: {
    switchedOff: (off, g, _me, seat, _def, piece) =>
      off || (seat >= 0 && piece >= 0 && g.rules.exposed.some((first) => g.s.where[piece] === first + seat)),
  },
});
