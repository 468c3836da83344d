import type { GameName } from '@sixgun/engine';
import type { OldSave } from '@sixgun/protocol';
import * as v from 'valibot';
import { readStored, writeStored } from './browser-storage.ts';

/** The game itself is kept by the worker; the page knows no more of it than everybody at the table. */
export interface KeptGame {
  game: GameName;
  players: number;
  over: boolean;
  round?: number | undefined;
  /** It waits for a decision at this device. */
  asked?: boolean | undefined;
}

const KEY = 'sixgun.kept';
const OLD_KEY = 'sixgun.game';

const kept: v.GenericSchema<unknown, KeptGame> = v.object({
  game: v.picklist(['card', 'dice']),
  players: v.pipe(v.number(), v.integer()),
  over: v.boolean(),
  round: v.optional(v.number()),
  asked: v.optional(v.boolean()),
});

const old = v.object({
  record: v.string(),
  me: v.pipe(v.number(), v.integer(), v.minValue(0)),
  over: v.optional(v.boolean(), false),
  names: v.optional(v.array(v.string()), []),
});

/** Headers are short; what follows is not looked at. */
const HEADER = 10_000;

function headerLine(record: string, key: string): string {
  const lines = record.slice(0, HEADER).split('\n');
  return lines.find((line) => line.startsWith(`${key}: `))?.slice(key.length + 2) ?? '';
}

/** The game that can be gone on with, or whose end can be looked at. */
export function keptGame(): KeptGame | null {
  const before = readStored(OLD_KEY, old);
  if (before === null) return readStored(KEY, kept);
  const { record, over } = before;
  const players = headerLine(record, 'Seats').split(',').length;
  return { game: headerLine(record, 'Game') === 'dice' ? 'dice' : 'card', players, over };
}

/** The game that waits to be gone on with. */
export function waitingGame(): KeptGame | null {
  const game = keptGame();
  return game === null || game.over ? null : game;
}

export function noteGame(game: KeptGame | null): void {
  writeStored(KEY, game);
  if (game === null) dropOldSave();
}

/** What an earlier version of this page has kept, to be handed over to the worker. */
export function oldSave(): OldSave | null {
  return readStored(OLD_KEY, old);
}

export const dropOldSave = (): void => writeStored(OLD_KEY, null);
