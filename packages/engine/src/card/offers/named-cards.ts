import { handCard, type Offer, usedAs } from '../../kernel/offer.ts';
import { OK } from '../author/why.ts';
import type { CardGame } from '../table/game.ts';
import { unusable } from './forbidden.ts';

/** Cards of the hand that count as a named one for their owner and may be used. */
export function namedCards(g: CardGame, me: number, name: number): number[] {
  return g.hand(me).filter((piece) => (g.namesOf(me, piece) & name) !== 0 && unusable(g, me, piece, name) === OK);
}

/** Offers one of them as a part of a move, saying so where it has another name of its own. */
export function offerNamed(g: CardGame, piece: number, name: number, o: Offer): void {
  if ((g.card(piece).names & name) !== 0) o.more(handCard(piece));
  else o.more(handCard(piece), usedAs(g.rules.named.get(name) as number));
}
