import { icons as core } from './icons/core.ts';

/** What every table needs is known at once; `loadArt` adds what the sets of a game draw beside that. */
export const icons: Record<string, string> = { ...core };

/** The drawing of this name, or a plain one while it is not there. */
export const outlineOf = (name: string): string => icons[name] ?? core['poker-hand'];
