import type { PreviousSeat, View } from '@sixgun/engine';
import type { Box } from './table.ts';

/** Counters of a seat lie eight places apart, whoever plays. */
const SEATS = 8;

/** What everybody was in a game that is over, for the next one of the same people; the dice game has no such option. */
export function previousOf({ game, players, faces, defs, first, seatColumns }: Box, view: View): PreviousSeat[] {
  if (game !== 'card' || !view.over) return [];
  const nameAt = (zone: string, seat: number): string => {
    const piece = view.zones[first[zone] + seat][0] ?? -1;
    return piece < 0 ? '' : defs[faces[piece].def].id;
  };
  const previous = Array.from({ length: players }, (_, seat) => ({
    role: nameAt('role', seat),
    character: nameAt('character', seat),
    dead: view.seats[seatColumns.indexOf('in') * SEATS + seat] === 0,
  }));
  return isKnown(previous) ? previous : [];
}

/** A seat without a role, or a character that two have had, cannot be told to the next game. */
const isKnown = (previous: readonly PreviousSeat[]): boolean => {
  const characters = previous.map(({ character }) => character).filter((id) => id !== '');
  return previous.every(({ role }) => role !== '') && new Set(characters).size === characters.length;
};
