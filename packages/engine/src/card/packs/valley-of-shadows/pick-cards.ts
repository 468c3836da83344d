import { type CardGame, handCard, type Offer, pickValue } from '../../author/index.ts';

/** So many cards of the hand, one pick after another. */
export function pickCards(g: CardGame, seat: number, count: number, o: Offer): void {
  const picked = o.draft.map(pickValue);
  for (const piece of g.hand(seat)) {
    if (picked.includes(piece)) continue;
    if (picked.length + 1 === count) o.add(handCard(piece));
    else o.more(handCard(piece));
  }
}
