import * as v from 'valibot';
import { readStored, writeStored } from './browser-storage.ts';
import { Store } from './store.ts';

/** What a player thinks of somebody: a guess, or sure. */
const mark = v.object({ part: v.picklist(['deputy', 'outlaw', 'renegade']), sure: v.boolean() });
export type Mark = v.InferOutput<typeof mark>;

const KEY = 'sixgun.notes';
const stored = v.record(v.string(), mark);

/** Marks of the game that is kept, by who made them and of whom; nobody else sees them. */
export const notes = new Store<{ marks: Readonly<Record<string, Mark>> }>({ marks: readStored(KEY, stored) ?? {} });

const keyOf = (me: number, seat: number): string => `${me}>${seat}`;

export const markOf = (marks: Readonly<Record<string, Mark>>, me: number, seat: number): Mark | null =>
  marks[keyOf(me, seat)] ?? null;

/** The mark after a tap on a role: once a guess, twice sure, three times none. */
export function afterTap(before: Mark | null, part: Mark['part']): Mark | null {
  if (before?.part !== part) return { part, sure: false };
  return before.sure ? null : { part, sure: true };
}

function keep(marks: Readonly<Record<string, Mark>>): void {
  notes.set({ marks });
  writeStored(KEY, marks);
}

export function tapMark(me: number, seat: number, part: Mark['part']): void {
  const { [keyOf(me, seat)]: before, ...others } = notes.get().marks;
  const after = afterTap(before ?? null, part);
  keep(after === null ? others : { ...others, [keyOf(me, seat)]: after });
}

/** Another game, an empty page. */
export const clearNotes = (): void => keep({});
