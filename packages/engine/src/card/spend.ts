import { handCard, type Offer, usedAs } from '../kernel/offer.ts';
import { unusable } from './forbidden.ts';
import type { CardGame } from './game.ts';
import { OK } from './why.ts';

/** Cards of the hand that count as a named one, to be discarded for something; others may count as it for their owner. */
export function offerNamed(g: CardGame, me: number, name: number, o: Offer, may: (piece: number) => boolean): void {
  for (const piece of g.hand(me)) {
    if ((g.namesOf(me, piece) & name) === 0 || unusable(g, me, piece, name) !== OK || !may(piece)) continue;
    if ((g.card(piece).names & name) !== 0) o.more(handCard(piece));
    else o.more(handCard(piece), usedAs(g.rules.named.get(name) as number));
  }
}
