import { OK, type Why } from '../author/why.ts';
import type { CardGame } from '../table/game.ts';

/** Why this player may not play this card (as this definition) now, as far as the rules in force go. */
export function forbidden(g: CardGame, seat: number, piece: number, def: number): Why {
  const why = g.askTable(g.q.forbids, OK, seat, piece, def);
  return why === OK ? unusable(g, seat, piece, g.rules.cards[def]?.names ?? 0) : why;
}

/** Why this player may not use this card in any way now: play it, answer or pay with it. */
export function unusable(g: CardGame, seat: number, piece: number, names = 0): Why {
  return g.askTable(g.q.forbidsUse, OK, seat, piece, names);
}

/** What a sentence needs to say why: the details, and `by`, the definition that is to blame. */
export function blame(g: CardGame, why: Why, details: Record<string, number>): Record<string, number> {
  const { forbids, forbidsUse, mustPlay, switchedOff } = g.rules.query;
  const asked =
    why === 'forbidden-by-event' ? [forbids, forbidsUse, mustPlay] : why === 'switched-off' ? [switchedOff] : [];
  if (asked.length === 0) return details;
  const by = inForce(g).find((def) => asked.some((query) => query.of[def] !== undefined));
  return by === undefined ? details : { ...details, by };
}

/** Definitions that can have a say in everybody's affairs: on the table first, then abilities. */
function inForce(g: CardGame): number[] {
  const onTable = g.rules.tableZones.flatMap((zone) => g.zone(zone).map((piece) => g.def(piece)));
  return [...onTable, ...g.s.order.filter((seat) => g.inPlay(seat)).flatMap((seat) => g.s.abilities[seat])];
}
