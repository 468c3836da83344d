import { BANG, type CardGame } from '../../../author/index.ts';
import { wagon } from '../wagon.ts';

/** While his hand is empty no BANG! card can be aimed at him. */
export const privateCar = wagon('private-car', {
  query: {
    sheltered: (why, g, me, by, piece) => (g.hand(me).length === 0 && isBangCard(g, by, piece) ? 'immune' : why),
  },
});

const isBangCard = (g: CardGame, by: number, piece: number): boolean =>
  piece >= 0 && g.rules.faces[piece].back === 'card' && (g.namesOf(by, piece) & BANG) !== 0;
