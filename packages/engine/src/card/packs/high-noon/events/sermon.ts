import { BANG, event } from '../../../author/index.ts';

/** Using is more than playing: on their own turn nobody answers or pays with a BANG! either. */
export const sermon = event('sermon', {
  query: {
    forbidsUse: (why, g, _me, seat, piece, names) =>
      seat === g.onTurn() && ((names | g.card(piece).names) & BANG) !== 0 ? 'forbidden-by-event' : why,
  },
});
