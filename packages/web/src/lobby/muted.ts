import * as v from 'valibot';
import { readStored, writeStored } from '../state/browser-storage.ts';
import { Store } from '../state/store.ts';

const KEY = 'sixgun.muted';
const MOST = 100;

/** People whose words this device does not show. */
export const muted = new Store<{ people: readonly string[] }>({ people: readStored(KEY, v.array(v.string())) ?? [] });

export function muteForMe(person: string, on: boolean): void {
  const others = muted.get().people.filter((each) => each !== person);
  const people = (on ? [person, ...others] : others).slice(0, MOST);
  muted.set({ people });
  writeStored(KEY, people);
}
