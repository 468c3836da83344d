import { type Aim, BANG, type CardGame, copiesNow, isAimOf, NONE } from '../../../author/index.ts';
import { wagon } from '../wagon.ts';

/** While his hand is empty no BANG! card can be aimed at him, nor what is played as one. */
export const privateCar = wagon('private-car', {
  query: {
    sheltered: (why, g, me, piece, aim) => (g.hand(me).length === 0 && isBangCard(g, piece, aim) ? 'immune' : why),
  },
});

/** A wagon that is discarded as one counts as a BANG! card, a card that only copies another one does not. */
function isBangCard(g: CardGame, piece: number, aim: Aim | undefined): boolean {
  const bang = g.rules.named.get(BANG) ?? NONE;
  return piece >= 0 && isAimOf(g, bang, aim) && !copiesNow(g, piece, bang);
}
