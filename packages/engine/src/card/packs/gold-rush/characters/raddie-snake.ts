import { character } from '../../../author/index.ts';
import { cardsForGold, parks } from '../gold.ts';

export const snaked = parks({ name: 'raddie-snake', lasts: 'turn' });

/** Twice in his turn a card for a nugget. */
export const raddieSnake = character('raddie-snake', 4, { option: cardsForGold(snaked) });
