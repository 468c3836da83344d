import type { PreviousSeat } from '@sixgun/engine';
import type { TableState } from '../story/table-state.ts';
import { characterOf, counter, defOf, roleOf } from './box.ts';

/** The same people once more. */
export interface SamePeople {
  names: readonly string[];
  previous: readonly PreviousSeat[];
}

export type Again = (people?: SamePeople) => void;

/** What everybody was in this game, for the next one of the same people. */
export function previousOf({ info, view }: TableState): PreviousSeat[] {
  if (info.game !== 'card' || !view.over) return [];
  const seats = Array.from({ length: info.players }, (_, seat) => ({
    role: roleOf(info, view, seat),
    character: characterOf(info, view, seat),
    dead: counter(info, view, 'in', seat) === 0,
  }));
  // Somebody without a role or a character could bring neither.
  if (seats.some(({ role, character }) => role < 0 || character < 0)) return [];
  return seats.map(({ role, character, dead }) => ({
    role: defOf(info, role).id,
    character: defOf(info, character).id,
    dead,
  }));
}
