import type { Room } from '@sixgun/protocol';
import * as v from 'valibot';
import { readStored, writeStored } from '../state/browser-storage.ts';

/** A table of the server at which one has been, for the way back to it. */
const known = v.object({
  id: v.string(),
  name: v.string(),
  game: v.picklist(['card', 'dice']),
  players: v.number(),
  status: v.picklist(['waiting', 'dealing', 'open', 'over', 'stuck', 'aborted']),
  /** One has a seat there. */
  seated: v.boolean(),
  /** One's own answer is awaited. */
  asked: v.boolean(),
  /** When it was last heard of. */
  at: v.number(),
});
export type KnownTable = v.InferOutput<typeof known>;

const KEY = 'sixgun.tables';
const MOST = 20;

/** The newest first. */
export const knownTables = (): readonly KnownTable[] => readStored(KEY, v.array(known)) ?? [];

const others = (id: string): KnownTable[] => knownTables().filter((table) => table.id !== id);

export function noteTable({ id, name, game, players, status }: Room, seated: boolean, asked: boolean): void {
  const table: KnownTable = { id, name, game, players, status, seated, asked, at: Date.now() };
  writeStored(KEY, [table, ...others(id)].slice(0, MOST));
}

export const forgetTable = (id: string): void => writeStored(KEY, others(id));
