import { event } from '../../../content.ts';

/** Only what was played in front of somebody; equipment, wagons and abilities keep working. */
export const lasso = event('lasso', {
  query: {
    switchedOff: (off, g, _me, seat, _def, piece) =>
      off || (seat >= 0 && piece >= 0 && g.s.where[piece] === g.rules.play + seat),
  },
});
