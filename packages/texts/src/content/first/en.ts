import { en as base } from '../base/en.ts';
import { en as diceBase } from '../dice-base/en.ts';
import { en as diceOldSaloon } from '../dice-old-saloon/en.ts';

/** What the first page needs, and every game. */
export const content = { ...base, ...diceBase, ...diceOldSaloon };
