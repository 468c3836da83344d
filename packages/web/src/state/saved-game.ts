import type { GameName } from '@sixgun/engine';
import * as v from 'valibot';
import type { SavedGame } from '../protocol.ts';
import { readStored, writeStored } from './browser-storage.ts';

const KEY = 'sixgun.game';

const stored: v.GenericSchema<unknown, SavedGame> = v.object({
  record: v.string(),
  me: v.pipe(v.number(), v.integer(), v.minValue(0)),
  draft: v.array(v.string()),
  over: v.boolean(),
  names: v.optional(v.array(v.string()), []),
});

export const savedGame = (): SavedGame | null => readStored(KEY, stored);

/** Its record says so in a line of its own. */
export const gameOf = ({ record }: SavedGame): GameName => (/^Game: dice$/m.test(record) ? 'dice' : 'card');

/** Players of a saved game, by the line of its record that names them. */
export const playersOf = ({ record }: SavedGame): number => /^Seats: (.*)$/m.exec(record)?.[1].split(',').length ?? 0;

export function saveGame(game: SavedGame | null): void {
  writeStored(KEY, game);
}
