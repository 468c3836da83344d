import type { View } from '@sixgun/engine';
import type { TableInfo } from '@sixgun/protocol';
import { OPEN_ROLES, type Part, rolesOf } from '../setup/roles.ts';
import { knownPart, seatsIn } from '../table/marks.ts';

/** Roles that nobody at the table has shown, the own one counted out; none where all lie open. */
export function hiddenRoles(info: TableInfo, view: View): { part: Part; count: number }[] {
  if (info.players === OPEN_ROLES) return [];
  const known = seatsIn(info).map((seat) => knownPart(info, view, seat));
  return rolesOf(info.players)
    .map(({ part, count }) => ({ part, count: count - known.filter((each) => each === part).length }))
    .filter(({ count }) => count > 0);
}
