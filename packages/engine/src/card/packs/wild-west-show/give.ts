import type { CardGame } from '../../author/index.ts';
import { only } from '../../author/index.ts';

/** A card goes from hand to hand; only those two see it, unless hands are open. `due` is the ability it is owed to. */
export function giveCard(g: CardGame, from: number, to: number, piece: number, due: number): void {
  g.tell({ what: 'gives-due', seat: from, to, due });
  g.move(piece, g.rules.hand + to, only(from) | only(to) | g.handAudience(from) | g.handAudience(to));
}
