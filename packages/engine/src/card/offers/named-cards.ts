import { handCard, type Offer, usedAs } from '../../kernel/offer.ts';
import { OK } from '../author/why.ts';
import type { CardGame } from '../table/game.ts';
import { unusable } from './forbidden.ts';
import { reason } from './reason.ts';

/** Cards of the hand that count as a named one for their owner and may be used. */
export function namedCards(g: CardGame, me: number, name: number): number[] {
  return g.hand(me).filter((piece) => (g.namesOf(me, piece) & name) !== 0 && unusable(g, me, piece, name) === OK);
}

/** Says of the other cards of the hand why they do not serve. */
export function refuseUnnamed(g: CardGame, me: number, name: number, o: Offer, ...begun: number[]): void {
  if (!o.explain) return;
  for (const piece of g.hand(me)) {
    const why = (g.namesOf(me, piece) & name) === 0 ? 'wrong-card' : unusable(g, me, piece, name);
    if (why !== OK) o.no(reason(g, why, g.def(piece)), ...begun, handCard(piece));
  }
}

/** Offers one of them as a part of a move, saying so where it has another name of its own. */
export function offerNamed(g: CardGame, piece: number, name: number, o: Offer): void {
  if ((g.card(piece).names & name) !== 0) o.more(handCard(piece));
  else o.more(handCard(piece), usedAs(g.rules.named.get(name) as number));
}
