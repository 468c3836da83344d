import { isFromHere, recordOf } from './ended-games.ts';
import { givenRecord, isGiven } from './given-record.ts';

export type Missing = 'missing' | 'unreachable' | 'not-here';
export type Fetched = { record: string } | { missing: Missing };

/** Too many requests, and all that is wrong with the server itself. */
const BUSY = 429;

export const isFromServer = (id: string): boolean => !isGiven(id) && !isFromHere(id);

/** The record of a game: from a server, from this device, or as it was given. */
export async function fetchRecord(id: string): Promise<Fetched> {
  if (!isFromServer(id)) {
    const record = isGiven(id) ? givenRecord(id) : await recordOf(id);
    return record === null ? { missing: 'not-here' } : { record };
  }
  try {
    const answer = await fetch(`api/games/${encodeURIComponent(id)}`);
    // A copy of the page without a server may have its first page for every address.
    const isText = (answer.headers.get('content-type') ?? '').startsWith('text/plain');
    if (answer.ok && isText) return { record: await answer.text() };
    // A server in trouble does not say that there is no such game.
    return { missing: answer.status >= BUSY ? 'unreachable' : 'missing' };
  } catch {
    return { missing: 'unreachable' };
  }
}
