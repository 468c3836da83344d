import type { View } from '@sixgun/engine';
import type { TableInfo } from '@sixgun/protocol';
import { OPEN_ROLES, type Part, rolesOf } from '../setup/roles.ts';
import type { Mark } from '../state/notes.ts';
import { markOf } from '../state/notes.ts';
import { partOf, roleOf } from '../table/box.ts';

const seatsIn = (info: TableInfo): number[] => Array.from({ length: info.players }, (_, seat) => seat);

const knownPart = (info: TableInfo, view: View, seat: number): string | null => {
  const role = roleOf(info, view, seat);
  return role < 0 ? null : partOf(info, role);
};

/** Roles that nobody at the table has shown, the own one counted out; none where all lie open. */
export function hiddenRoles(info: TableInfo, view: View): { part: Part; count: number }[] {
  if (info.players === OPEN_ROLES) return [];
  const known = seatsIn(info).map((seat) => knownPart(info, view, seat));
  return rolesOf(info.players)
    .map(({ part, count }) => ({ part, count: count - known.filter((each) => each === part).length }))
    .filter(({ count }) => count > 0);
}

/** Marks against the truth, as far as it has come to light: right ones, and all of them. */
export function marksRight(info: TableInfo, view: View, marks: Readonly<Record<string, Mark>>) {
  const told = seatsIn(info).flatMap((seat) => {
    const mark = markOf(marks, info.me, seat);
    const part = knownPart(info, view, seat);
    return mark === null || part === null || seat === info.me ? [] : [mark.part === part];
  });
  return { right: told.filter(Boolean).length, all: told.length };
}
