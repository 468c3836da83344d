import type { Host } from '@sixgun/host';
import type { Code, ToClient, ToServer } from '@sixgun/protocol';
import type { Person } from '../people/people.ts';
import type { Found } from '../store/store.ts';
import { cleanLine, masked } from '../words.ts';
import { calledAt, type Status, seatOf, type TableDoc } from './doc.ts';

type Say = Extract<ToServer, { t: 'say' }>;
export type ChatMessage = Extract<ToClient, { t: 'chat' }>;
type Body = Pick<ChatMessage, 'text' | 'phrase' | 'name'>;

/** Who is out of the game, not to come back by a take-back; after its end nobody is. */
export interface Hearing {
  isOut(seat: number): boolean;
  over: boolean;
}

export const hearingAt = (status: Status, host: Host | null): Hearing => ({
  isOut: (seat) => host?.isOutForGood(seat) ?? false,
  over: status !== 'open',
});

/** The dead speak among themselves; the living never hear them before the end. */
export function hears(doc: TableDoc, person: string, room: 'table' | 'grave', { isOut, over }: Hearing): boolean {
  const seat = seatOf(doc, person);
  return room === 'table' || over || (seat >= 0 && isOut(seat));
}

/** What somebody says as all will read it, or why it is not said. */
export function said(
  doc: TableDoc,
  person: Person,
  message: Say,
  hearing: Hearing,
  words: readonly string[],
): { no: Code } | { body: Body } {
  const { id } = person;
  if (doc.muted.includes(id)) return { no: 'muted' };
  const seat = seatOf(doc, id);
  const { room, text, phrase } = message;
  if ((text === undefined) === (phrase === undefined)) return { no: 'form' };
  if (text !== undefined && doc.phrasesOnly) return { no: 'not-open' };
  const isOut = seat >= 0 && hearing.isOut(seat);
  if (room === 'grave' && !isOut && !hearing.over) return { no: 'not-open' };
  // Whoever has seen all hands would tell the living.
  if (room === 'table' && !hearing.over && doc.seen[id] === 'all') return { no: 'not-open' };
  const name = calledAt(doc, person);
  if (phrase !== undefined) return { body: { name, phrase } };
  const line = cleanLine(text ?? '');
  if (line === null) return { no: 'form' };
  return { body: { name, text: doc.open ? masked(line, words) : line } };
}

export const chatOf = (found: Found): ChatMessage => {
  const body = JSON.parse(String(found.body)) as Body;
  const room = found.room === 'grave' ? 'grave' : 'table';
  return { t: 'chat', n: Number(found.n), at: Number(found.at), from: String(found.person), room, ...body };
};
