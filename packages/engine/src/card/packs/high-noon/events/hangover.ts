import { event } from '../../../author/index.ts';

/** Abilities belong to a seat and to no card in play. */
export const hangover = event('hangover', {
  query: { switchedOff: (off, _g, _me, seat, _def, piece) => off || (seat >= 0 && piece < 0) },
});
