import type { CardKey } from '@sixgun/engine';
import type { content as english } from './en.ts';

type Key = keyof typeof english;

/** Fails the build with the keys that the engine has and the texts lack. */
type Lacking = Exclude<CardKey, Key>;
export const nothingLacking: [Lacking] extends [never] ? true : Lacking = true;
