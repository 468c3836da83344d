import { cs as base } from '../base/cs.ts';
import { cs as diceBase } from '../dice-base/cs.ts';
import { cs as diceOldSaloon } from '../dice-old-saloon/cs.ts';

/** What the first page needs, and every game. */
export const content = { ...base, ...diceBase, ...diceOldSaloon };
