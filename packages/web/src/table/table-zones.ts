import type { View } from '@sixgun/engine';
import type { TableInfo } from '@sixgun/protocol';

/** Zones that every game has, or that hold no cards one could look at. */
const KNOWN = ['deck', 'discard', 'flip', 'store', 'look', 'laid', 'characters', 'roles', 'box', 'rules'];

/** A pile that a set brings, -1 where there is none, and what is in force beside it. */
export interface EventPlace {
  pile: number;
  force: number;
}

/** In the order of the sets: a pile, and the zone after it whose cards work. */
export function eventPlaces(info: TableInfo): EventPlace[] {
  const places: EventPlace[] = [];
  info.zones.forEach(({ name, owner, ordered, works }, zone) => {
    if (owner >= 0 || KNOWN.includes(name)) return;
    const last = places.at(-1);
    if (works && last !== undefined && last.force < 0) last.force = zone;
    else if (works) places.push({ pile: -1, force: zone });
    else if (ordered) places.push({ pile: zone, force: -1 });
  });
  // Other piles of the table have nothing in force beside them.
  return places.filter(({ force }) => force >= 0);
}

export interface EventState {
  /** Pieces in force. */
  force: readonly number[];
  /** Cards still to come. */
  left: number;
  /** The next one and the last one of the pile, -1 while nobody knows them. */
  next: number;
  last: number;
}

export function eventState({ pile, force }: EventPlace, view: View): EventState {
  const cards = view.zones[pile] ?? [];
  const faceOf = (piece: number | undefined): number => (piece === undefined || piece < 0 ? -1 : piece);
  return {
    force: (view.zones[force] ?? []).filter((piece) => piece >= 0),
    left: cards.length,
    next: faceOf(cards.at(-1)),
    last: cards.length > 1 ? faceOf(cards[0]) : -1,
  };
}
