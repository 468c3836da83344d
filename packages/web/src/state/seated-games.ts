import * as v from 'valibot';
import { readStored, writeStored } from './browser-storage.ts';

/** A game at a server in which one has a seat: it may end while one is elsewhere. */
const seatedGame = v.object({ id: v.string(), seat: v.number(), at: v.number() });
export type SeatedGame = v.InferOutput<typeof seatedGame>;

const KEY = 'sixgun.seated';
const MOST = 20;

/** The newest first. */
export const seatedGames = (): readonly SeatedGame[] => readStored(KEY, v.array(seatedGame)) ?? [];

export function noteSeated(id: string, seat: number): void {
  const all = seatedGames();
  if (all.some((each) => each.id === id && each.seat === seat)) return;
  const others = all.filter((each) => each.id !== id);
  writeStored(KEY, [{ id, seat, at: Date.now() }, ...others].slice(0, MOST));
}

/** Its end is known, or it is no game of one's own any more. */
export function forgetSeated(id: string): void {
  const all = seatedGames();
  const others = all.filter((each) => each.id !== id);
  if (others.length < all.length) writeStored(KEY, others);
}
