import * as v from 'valibot';
import { readStored, writeStored } from './browser-storage.ts';

const KEY = 'sixgun.tab';
const me = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/** The game is played in this tab from now on; another one that shows it stops. */
export const claimGame = (): void => writeStored(KEY, me);

/** Without a storage there is nothing to quarrel about. */
export const isClaimedHere = (): boolean => (readStored(KEY, v.string()) ?? me) === me;

export function onClaimedElsewhere(listener: () => void): () => void {
  const check = (event: StorageEvent) => {
    if (event.key === KEY && !isClaimedHere()) listener();
  };
  addEventListener('storage', check);
  return () => removeEventListener('storage', check);
}
