import type { View } from '@sixgun/engine';
import type { TableInfo } from '@sixgun/protocol';
import { type Mark, markOf } from '../state/notes.ts';
import { partOf, roleOf } from './box.ts';

export const seatsIn = (info: TableInfo): number[] => Array.from({ length: info.players }, (_, seat) => seat);

/** What a role that has come to light counts as; null while it is hidden. */
export const knownPart = (info: TableInfo, view: View, seat: number): string | null => {
  const role = roleOf(info, view, seat);
  return role < 0 ? null : partOf(info, role);
};

/** Marks against the truth, as far as it has come to light: right ones, and all of them. */
export function marksRight(info: TableInfo, view: View, marks: Readonly<Record<string, Mark>>, me = info.me) {
  const told = seatsIn(info).flatMap((seat) => {
    const mark = markOf(marks, me, seat);
    const part = knownPart(info, view, seat);
    return mark === null || part === null || seat === me ? [] : [mark.part === part];
  });
  return { right: told.filter(Boolean).length, all: told.length };
}
