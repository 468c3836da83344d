import { BEER, event } from '../../../author/index.ts';

export const theReverend = event('the-reverend', {
  query: {
    forbids: (why, g, _me, _seat, _piece, def) =>
      ((g.rules.cards[def]?.names ?? 0) & BEER) !== 0 ? 'forbidden-by-event' : why,
  },
});
