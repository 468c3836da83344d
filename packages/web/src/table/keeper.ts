import type { NewGame, OldSave, ToPage, ToWorker } from '@sixgun/protocol';
import { clearBets } from '../state/bets.ts';
import { clearNotes } from '../state/notes.ts';
import { oldSave } from '../state/waiting-game.ts';

/** The little of a worker that is needed, so that a table behind a socket can stand in its place. */
export interface Keeper {
  postMessage(message: ToWorker): void;
  onmessage: ((event: MessageEvent<ToPage>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

/** A table of another keeper: a lesson, a puzzle, a replay, a server. Nothing of it is kept as the game one plays here. */
export interface TableElsewhere {
  open: () => Keeper;
  /** Other people sit at it: the table waits for them, not for this page. */
  company?: true;
}

/** A new game, the one that is kept, or one taken up from a record. */
export type First = { game: NewGame } | { saved: OldSave } | 'kept' | TableElsewhere;

export const isElsewhere = (first: First): first is TableElsewhere => typeof first === 'object' && 'open' in first;

/** Whoever keeps the table, with the order to lay it already on its way. */
export function openKeeper(first: First): Keeper {
  if (isElsewhere(first)) return first.open();
  const worker: Keeper = new Worker(new URL('../worker/main.ts', import.meta.url), { type: 'module' });
  if (first !== 'kept') {
    clearNotes();
    clearBets();
  }
  if (first === 'kept') worker.postMessage({ t: 'resume', old: oldSave() });
  else worker.postMessage('saved' in first ? { t: 'resume', old: first.saved } : { t: 'new', game: first.game });
  return worker;
}
