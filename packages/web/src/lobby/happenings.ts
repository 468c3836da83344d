import type { Room } from '@sixgun/protocol';
import { isSameSetup } from './setup-doc.ts';

/** What the talk says by itself about the table. */
export interface Happening {
  what: 'sat' | 'stood' | 'lost' | 'back' | 'new-host' | 'changed';
  name: string;
}

const people = ({ seats }: Room) =>
  new Map(seats.flatMap((seat) => (seat.person === null ? [] : [[seat.person, seat] as const])));

/** What has happened between two looks at a table. */
export function happened(before: Room, after: Room): Happening[] {
  const [old, now] = [people(before), people(after)];
  const found: Happening[] = [];
  for (const [person, { name, here }] of now) {
    const known = old.get(person);
    if (known === undefined) found.push({ what: 'sat', name });
    else if (known.here !== here) found.push({ what: here ? 'back' : 'lost', name });
  }
  for (const [person, { name }] of old) if (!now.has(person)) found.push({ what: 'stood', name });
  if (after.host !== before.host && after.host !== null) {
    const name = now.get(after.host)?.name;
    if (name !== undefined && before.host !== null) found.push({ what: 'new-host', name });
  }
  if (!isSameSetup(before, after)) found.push({ what: 'changed', name: '' });
  return found;
}
