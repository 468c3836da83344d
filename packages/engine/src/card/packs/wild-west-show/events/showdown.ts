import { BANG, MISSED } from '../../../author/index.ts';
import { showCard } from '../show.ts';

/** Everything shoots, and what is called BANG! only dodges; discarding one is not playing it. */
export const showdown = showCard('showdown', {
  query: {
    renamed: (names, g, _me, piece) => names | BANG | ((g.card(piece).names & BANG) !== 0 ? MISSED : 0),
    forbids: (why, g, _me, _seat, piece, def) =>
      (g.card(piece).names & (g.rules.cards[def]?.names ?? 0) & BANG) !== 0 ? 'forbidden-by-event' : why,
  },
});
