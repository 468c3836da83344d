import { type Aim, BANG, type CardGame, isAimOf, isCopy, NONE } from '../../../author/index.ts';
import { wagon } from '../wagon.ts';

/** While his hand is empty no BANG! card can be aimed at him, nor what is played as one. */
export const privateCar = wagon('private-car', {
  query: {
    sheltered: (why, g, me, piece, aim) => (g.hand(me).length === 0 && isBangCard(g, piece, aim) ? 'immune' : why),
  },
});

/** Neither a wagon nor a card that only copies another one is a BANG! card. */
const isBangCard = (g: CardGame, piece: number, aim: Aim | undefined): boolean =>
  piece >= 0 &&
  g.rules.faces[piece].back === 'card' &&
  !isCopy(g, piece) &&
  isAimOf(g, g.rules.named.get(BANG) ?? NONE, aim);
