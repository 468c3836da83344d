import type { CardGame } from './game.ts';
import { OK, type Why } from './why.ts';

/** Why this player may not play this card (as this definition) now, as far as the rules in force go. */
export function forbidden(g: CardGame, seat: number, piece: number, def: number): Why {
  const why = g.rules.query.forbids.any ? g.askTable(g.q.forbids, OK as Why, seat, piece, def) : OK;
  return why === OK ? unusable(g, seat, piece, g.rules.cards[def]?.names ?? 0) : why;
}

/** Why this player may not use this card in any way now: play it, answer or pay with it. */
export function unusable(g: CardGame, seat: number, piece: number, names = 0): Why {
  return g.rules.query.forbidsUse.any ? g.askTable(g.q.forbidsUse, OK as Why, seat, piece, names) : OK;
}

/** What a sentence needs to say why: the card, and the event if one is to blame. */
export function blame(g: CardGame, why: Why, details: Record<string, number>): Record<string, number> {
  if (why !== 'forbidden-by-event') return details;
  const { forbids, forbidsUse, mustPlay } = g.rules.query;
  for (const zone of g.rules.tableZones)
    for (const piece of g.zone(zone)) {
      const event = g.def(piece);
      if (forbids.of[event] ?? forbidsUse.of[event] ?? mustPlay.of[event]) return { ...details, event };
    }
  return details;
}
