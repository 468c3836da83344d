import { OK, type Rule } from '../author/why.ts';
import type { CardGame } from '../table/game.ts';
import { copiesNow } from '../table/played-as.ts';

/** Why this player may not play this card (as this definition) now, as far as the rules in force go; a copy is no other card than itself. */
export function forbidden(g: CardGame, seat: number, piece: number, as: number): Rule {
  const def = copiesNow(g, piece, as) ? g.def(piece) : as;
  const why = g.askTable(g.q.forbids, OK, seat, piece, def);
  return why === OK ? unusable(g, seat, piece, g.rules.cards[def]?.names ?? 0) : why;
}

/** Why this player may not use this card in any way now: play it, answer or pay with it. */
export function unusable(g: CardGame, seat: number, piece: number, names = 0): Rule {
  return g.askTable(g.q.forbidsUse, OK, seat, piece, names);
}
