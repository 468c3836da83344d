import {
  ability,
  type Card,
  type CardGame,
  forbidden,
  handCard,
  isBoosted,
  type Mark,
  type Offer,
  OK,
  offerBegun,
  offerBoosted,
  offerTargets,
  pickValue,
  reason,
  usedAs,
  type Why,
} from '../../author/index.ts';

/** Once a turn these cards of the hand are played as another one, beside what is allowed anyway. */
export function offerUsedAs(
  g: CardGame,
  me: number,
  o: Offer,
  def: number,
  as: number,
  once: Mark,
  fits: (piece: number) => boolean,
): void {
  const card = g.rules.cards[as] as Card;
  // It is the card that is played, not the ability.
  g.offersNoCard = false;
  if (o.draft.length > 0) return offerBegun(g, me, pickValue(o.draft[0]), card, o);
  for (const piece of g.hand(me)) {
    const why: Why =
      g.mark(once, me) !== 0 ? 'used-this-turn' : fits(piece) ? forbidden(g, me, piece, as) : 'wrong-card';
    o.under(handCard(piece), usedAs(as), ability(def));
    if (why === OK) {
      offerTargets(g, me, piece, card.play, o);
      if (isBoosted(g, card)) offerBoosted(g, me, piece, card, o, [handCard(piece), usedAs(as), ability(def)]);
    } else if (o.explain) o.refuse(reason(g, why, g.def(piece)));
  }
}
