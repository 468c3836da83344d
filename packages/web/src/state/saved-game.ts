import type { GameName } from '@sixgun/engine';
import * as v from 'valibot';
import type { SavedGame } from '../protocol.ts';
import { readStored, writeStored } from './browser-storage.ts';

const KEY = 'sixgun.game';

const stored: v.GenericSchema<SavedGame> = v.object({
  record: v.string(),
  me: v.pipe(v.number(), v.integer(), v.minValue(0)),
  draft: v.array(v.string()),
  over: v.boolean(),
});

export const savedGame = (): SavedGame | null => readStored(KEY, stored);

/** Its record says so in a line of its own. */
export const gameOf = ({ record }: SavedGame): GameName => (/^Game: dice$/m.test(record) ? 'dice' : 'card');

export function saveGame(game: SavedGame | null): void {
  writeStored(KEY, game);
}
