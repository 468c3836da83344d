import * as v from 'valibot';
import { readStored, writeStored } from './browser-storage.ts';
import { Store } from './store.ts';

/** What a player thinks of somebody: a guess, or sure. */
const mark = v.object({ part: v.picklist(['deputy', 'outlaw', 'renegade']), sure: v.boolean() });
export type Mark = v.InferOutput<typeof mark>;

const KEY = 'sixgun.notes';
const ELSEWHERE = 'sixgun.notes-elsewhere';
const stored = v.record(v.string(), mark);
const storedElsewhere = v.object({ game: v.string(), marks: stored });
type Marks = Readonly<Record<string, Mark>>;

/** Marks of the game that is played, by who made them and of whom; nobody else sees them. */
export const notes = new Store<{ marks: Marks }>({ marks: readStored(KEY, stored) ?? {} });

/** The server's game that is noted about; null for the one that is kept on this device. */
let game: string | null = null;

/** From now on notes are about this game; those about the last one at a server are kept until there is another. */
export function noteAbout(at: string | null): void {
  if (at === game) return;
  game = at;
  const elsewhere = at === null ? null : readStored(ELSEWHERE, storedElsewhere);
  if (at === null) notes.set({ marks: readStored(KEY, stored) ?? {} });
  else notes.set({ marks: elsewhere?.game === at ? elsewhere.marks : {} });
}

const keyOf = (me: number, seat: number): string => `${me}>${seat}`;

export const markOf = (marks: Marks, me: number, seat: number): Mark | null => marks[keyOf(me, seat)] ?? null;

/** The mark after a tap on a role: once a guess, twice sure, three times none. */
export function afterTap(before: Mark | null, part: Mark['part']): Mark | null {
  if (before?.part !== part) return { part, sure: false };
  return before.sure ? null : { part, sure: true };
}

function keep(marks: Marks): void {
  notes.set({ marks });
  if (game === null) writeStored(KEY, marks);
  else writeStored(ELSEWHERE, { game, marks });
}

export function tapMark(me: number, seat: number, part: Mark['part']): void {
  const { [keyOf(me, seat)]: before, ...others } = notes.get().marks;
  const after = afterTap(before ?? null, part);
  keep(after === null ? others : { ...others, [keyOf(me, seat)]: after });
}

/** Another game, an empty page. */
export const clearNotes = (): void => keep({});
