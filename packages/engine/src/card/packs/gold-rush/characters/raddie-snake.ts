import { character } from '../../../author/index.ts';
import { cardsForGold, parkedOn } from '../gold.ts';

export const snaked = parkedOn('snaked');

/** Twice in his turn a card for a nugget. */
export const raddieSnake = character('raddie-snake', 4, { option: cardsForGold(snaked) });
