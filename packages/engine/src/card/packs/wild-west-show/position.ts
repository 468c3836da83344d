import { pieceToken } from '../../../kernel/notation.ts';
import type { CardGame } from '../../game.ts';
import { BOX, type PackPosition } from '../../rules.ts';
import { openHands, sacagaway } from './events/sacagaway.ts';
import { wildWestShow } from './events/wild-west-show.ts';
import { IN_FORCE, inForce, SHOW } from './show.ts';

const PACK = 'wild-west-show';

/** The card called Wild West Show is always the last one, and everybody knows it. */
export function stackShow(g: CardGame): void {
  const pile = g.place(SHOW);
  g.shuffle(pile);
  const last = g.zone(pile).find((piece) => g.idOf(piece) === wildWestShow.id);
  if (last !== undefined) g.move(last, pile, g.everyone, true);
}

function showPiece(g: CardGame, id: string): number {
  const piece = g.zone(g.place(SHOW)).find((candidate) => g.idOf(candidate) === id);
  if (piece === undefined) throw new RangeError(`There is no card "${id}" left in the pile of ${PACK}.`);
  return piece;
}

/** A field that names cards of this pack: alone, or in a map by pack. A plain name of another pack's event is not ours. */
function ours(g: CardGame, field: unknown): string[] | null {
  if (field === undefined || field === null) return null;
  if (typeof field === 'object' && !Array.isArray(field)) {
    const own = (field as Record<string, string | string[]>)[PACK];
    return own === undefined ? null : [own].flat();
  }
  const ids = [field].flat() as string[];
  for (const id of ids)
    if (!g.rules.content.some((def) => def.kind === 'event' && def.id === id))
      throw new RangeError(`There is no event called "${id}" in these packs.`);
  const isShow = (id: string) => g.rules.faces.some((face) => face.back === SHOW && g.rules.defs[face.def].id === id);
  return ids.length > 0 && !ids.some(isShow) ? null : ids;
}

/** Scenario fields: `event`, `events`, and the characters Greygory Deck has borrowed. */
export function placeShow(g: CardGame, position: PackPosition): void {
  stackShow(g);
  const pile = g.place(SHOW);
  const [now] = ours(g, position.event) ?? [];
  if (now !== undefined) g.move(showPiece(g, now), g.place(IN_FORCE), g.everyone);
  const order = ours(g, position.events);
  if (order !== null) {
    const kept = order.map((id) => showPiece(g, id));
    for (const piece of g.zone(pile).slice()) g.move(piece, BOX, 0);
    for (const piece of kept.toReversed()) g.move(piece, pile, g.idOf(piece) === wildWestShow.id ? g.everyone : 0);
  }
  if (now === sacagaway.id) openHands(g);
  for (let seat = 0; seat < g.rules.players; seat++) layBorrowed(g, seat);
}

function layBorrowed(g: CardGame, seat: number): void {
  const zone = g.rules.character + seat;
  if (g.zone(zone).length === 0 || g.idOf(g.zone(zone)[0]) !== 'greygory-deck') return;
  for (const def of g.s.abilities[seat].slice(1)) {
    const piece = g.rules.faces.findIndex((face) => face.def === def);
    if (g.rules.zones[g.s.where[piece]].owner >= 0)
      throw new RangeError(`Somebody plays ${g.rules.defs[def].id}, so that character cannot be borrowed.`);
    g.move(piece, zone, g.everyone);
  }
}

/** Expect keys: `event`, `events`, `events.top`, `events.size`. */
export function inspectShow(g: CardGame, key: string): unknown {
  const ids = g
    .zone(g.place(SHOW))
    .map((piece) => pieceToken(g.rules, piece))
    .toReversed();
  switch (key) {
    case 'event':
      return inForce(g) < 0 ? null : pieceToken(g.rules, inForce(g));
    case 'events':
      return ids;
    case 'events.top':
      return ids[0] ?? null;
    case 'events.size':
      return ids.length;
    default:
      return undefined;
  }
}
