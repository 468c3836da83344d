import { event } from '../../../author/index.ts';

export const theJudge = event('the-judge', {
  query: {
    forbids: (why, g, _me, _seat, _piece, def) => (g.rules.cards[def]?.colour === 'brown' ? why : 'forbidden-by-event'),
  },
});
