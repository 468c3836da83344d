import { BANG, event } from '../../../author/index.ts';

/** Using is more than playing: on their own turn nobody answers or pays with a BANG! either. */
export const sermon = event('sermon', {
  query: {
    forbidsUse: (why, g, _me, seat, piece, names) =>
      seat === g.onTurn() && ((names | (g.rules.cards[g.def(piece)]?.names ?? 0)) & BANG) !== 0
        ? 'forbidden-by-event'
        : why,
  },
});
