import { gameKinds, hashGame, replay } from '@sixgun/engine';

/** Plays a record through in the browser; answers the fingerprint of where it ends. */
export const replayed = (record: string): string => hashGame(replay(record, gameKinds).game);

Object.assign(window, { replayed });
