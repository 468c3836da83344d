import { pl as base } from '../base/pl.ts';
import { pl as diceBase } from '../dice-base/pl.ts';
import { pl as diceOldSaloon } from '../dice-old-saloon/pl.ts';

/** What the first page needs, and every game. */
export const content = { ...base, ...diceBase, ...diceOldSaloon };
