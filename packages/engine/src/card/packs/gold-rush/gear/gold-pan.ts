import { black } from '../gear.ts';
import { cardsForGold, parkedOn } from '../gold.ts';

export const panned = parkedOn('panned');

/** Twice a turn a card for a nugget. */
export const goldPan = black('gold-pan', { copies: 1, price: 3, option: cardsForGold(panned) });
