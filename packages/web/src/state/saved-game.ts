import type { GameName } from '@sixgun/engine';
import type { SavedGame } from '../protocol.ts';
import { readStored, writeStored } from './browser-storage.ts';

const KEY = 'sixgun.game';

export function savedGame(): SavedGame | null {
  const { record, me, draft, over } = readStored<SavedGame>(KEY) ?? {};
  if (typeof record !== 'string' || typeof me !== 'number' || !Array.isArray(draft)) return null;
  return { record, me, draft, over: over === true };
}

/** Its record says so in a line of its own. */
export const gameOf = ({ record }: SavedGame): GameName => (/^Game: dice$/m.test(record) ? 'dice' : 'card');

export function saveGame(game: SavedGame | null): void {
  writeStored(KEY, game);
}
