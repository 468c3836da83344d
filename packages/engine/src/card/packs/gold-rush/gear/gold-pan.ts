import { black } from '../gear.ts';
import { cardsForGold, parks } from '../gold.ts';

export const panned = parks({ name: 'gold-pan', lasts: 'turn' });

/** Twice a turn a card for a nugget. */
export const goldPan = black('gold-pan', { copies: 1, price: 3, option: cardsForGold(panned) });
