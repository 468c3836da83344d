/** Where one is in a game of a table. */
export interface Place {
  game: string;
  over: boolean;
  /** With the eyes of a seat, or with those that see all hands. */
  sits: boolean;
}

/** A game one sat at that has ended without one, or the next one that has begun without one. */
export interface Missed {
  what: 'end' | 'start';
  /** The one that has ended. */
  game: string;
}

/** What has gone by, when the table is shown anew; until one sits again it stays so. */
export function missedOf(before: Place | null, now: Place, known: Missed | null): Missed | null {
  if (now.sits) return null;
  if (before === null || !before.sits) return known;
  if (!before.over && (now.over || now.game !== before.game)) return { what: 'end', game: before.game };
  return now.game === before.game ? known : { what: 'start', game: before.game };
}
